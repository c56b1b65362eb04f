/** All words on the page, from the server's Fluent files. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
}

let current = $state.raw<{ bundle: FluentBundle | null; language: Language }>({ bundle: null, language: 'en' })

let asked: Language | undefined

/** Load a language and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  if (language === asked) return
  asked = language
  try {
    const bundle = await load(language)
    if (language !== asked) return // another one has been chosen meanwhile
    current = { bundle, language }
    document.documentElement.lang = language
  } catch (fault) {
    if (language === asked) asked = undefined // it can be chosen again
    throw fault
  }
}

async function load(language: Language): Promise<FluentBundle> {
  const reply = await fetch(`/api/locale/${language}`)
  if (!reply.ok) throw new Error(`locale ${language}: ${reply.status}`)
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(await reply.text()))
  return bundle
}

export function language(): Language {
  return current.language
}

/** A message in the language spoken now; `key.attribute` gives an attribute. */
export function t(key: string, params?: Record<string, FluentVariable>): string {
  const [name = '', attribute] = key.split('.')
  const message = current.bundle?.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  return pattern && current.bundle ? current.bundle.formatPattern(pattern, params) : key
}

export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false
}

// Italian would leave 1500 ungrouped beside 15.000.
const GROUPED: Intl.NumberFormatOptions = { useGrouping: 'always' }
const numbers = $derived(new Intl.NumberFormat(current.language, GROUPED))

/** A number as the reader writes it. */
export function number(value: number): string {
  return numbers.format(value)
}

/** A share of one as the reader writes it; `signed`: as a gain or a loss. */
export function percent(share: number, signed = false): string {
  const rounded = Math.round(100 * share) / 100 || 0 // never −0 %
  const sign = signed ? 'exceptZero' : 'auto'
  return rounded.toLocaleString(current.language, { style: 'percent', signDisplay: sign }).replace('-', '−')
}

/** A share closer than this to 0 or 1 must not be written as 0 % or 100 %. */
const ROUNDED = 0.005

/** How likely something is: a percentage that never looks like more, or less, than it is. */
export function likelihood(share: number): string {
  const size =
    share === 1 ? 'sure' : share === 0 ? 'never' : share > 1 - ROUNDED ? 'near' : share < ROUNDED ? 'rare' : 'usual'
  return t('deduction-share', { size, share: Math.round(100 * share) })
}

/** The lowest, the highest, and those in between that are neither nearly certain nor nearly impossible. */
export function telling<T extends { share: number }>(odds: T[]): T[] {
  const isUsual = ({ share }: T) => share >= ROUNDED && share <= 1 - ROUNDED
  return odds.filter((one, i) => i === 0 || i === odds.length - 1 || isUsual(one))
}

/** An amount of money as a gain or a loss. */
export function signed(amount: number, money: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`
}

/** Dollars as the reader writes them. */
export function dollars(amount: number): string {
  return t('dollars', { amount: new FluentNumber(amount, GROUPED) })
}
