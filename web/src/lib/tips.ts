/** Explanations on hover, focus and long-press.  What explains itself carries `data-tip`, line by line; a board made up
 * of many places explains whichever is asked about. */

import type { Attachment } from 'svelte/attachments'

type Explain = (target: HTMLElement) => string[] | null

const explaining = new WeakMap<Element, Explain>()

/** Whatever is inside this element is explained by a function; null: nothing to say. */
export function explains(explain: Explain): Attachment<HTMLElement> {
  return (node) => {
    node.dataset.explains = ''
    explaining.set(node, explain)
    return () => explaining.delete(node)
  }
}

/** The element to say something about, and what. */
export function explanationOf(target: EventTarget | null): { of: HTMLElement; lines: string[] } | null {
  if (!(target instanceof Element)) return null
  const of = target.closest<HTMLElement>('[data-tip], [data-explains] button, [data-explains] [data-part]')
  if (!of) return null
  const board = of.dataset.tip === undefined ? of.closest('[data-explains]') : null
  const lines = board ? (explaining.get(board)?.(of) ?? []) : (of.dataset.tip ?? '').split('\n')
  const told = lines.filter((line) => line !== '')
  return told.length > 0 ? { of, lines: told } : null
}
