/** How a table is arranged, as a form shows it. */

import type { Arrangement, Clock, GameInfo, OptionInfo, TableInfo } from './protocol'
import { has, t } from './words.svelte'

export interface Choices {
  /** Those that somebody has chosen; the others are left to the edition. */
  options: Record<string, string>
  edition: string
  clock: (typeof CLOCKS)[number]
  minutes: number
  days: number
  pace: number
  hints: boolean
  undo: boolean
  /** null: as usual. */
  deduction: boolean | null
}

export const CLOCKS = ['none', 'live', 'days'] as const

/** From one move of a bot to the next, in milliseconds. */
export const PACES = [0, 300, 600, 1500]

type Value = string | number | boolean

export function usualChoices(game: GameInfo): Choices {
  return {
    options: {},
    edition: game.edition,
    clock: 'none',
    minutes: 30,
    days: 2,
    pace: 600,
    hints: true,
    undo: true,
    deduction: null,
  }
}

/** The value of an option that nobody has chosen; for a house edition, which may have its own, the game's. */
const usualValue = (game: GameInfo, option: OptionInfo, edition: string) =>
  option.defaults[edition] ?? option.defaults[game.edition]

/** The value of an option, as a form shows it. */
export const chosenValue = (game: GameInfo, option: OptionInfo, choices: Choices): string =>
  choices.options[option.name] ?? String(usualValue(game, option, choices.edition))

const unusualOptions = (table: TableInfo, game: GameInfo) =>
  game.options.filter((one) => table.options[one.name] !== usualValue(game, one, table.edition))

/** What a table was arranged with. */
export function choicesOf(table: TableInfo, game: GameInfo): Choices {
  const usual = usualChoices(game)
  const { clock } = table
  const chosen = game.editions.includes(table.edition) ? unusualOptions(table, game) : game.options
  return {
    options: Object.fromEntries(chosen.map(({ name }) => [name, String(table.options[name])])),
    edition: table.edition,
    clock: clock.kind ?? 'none',
    minutes: clock.kind === 'live' ? Math.round((clock.seconds ?? 0) / 60) : usual.minutes,
    days: clock.kind === 'days' ? (clock.days ?? usual.days) : usual.days,
    pace: PACES.reduce((best, one) => (Math.abs(one - table.pace_ms) < Math.abs(best - table.pace_ms) ? one : best)),
    hints: table.hints,
    undo: table.undo,
    deduction: table.deduction === allowsDeduction(peopleAt(table)) ? null : table.deduction,
  }
}

/** What the server is asked for. */
export function arrangementOf(choices: Choices, game: GameInfo): Arrangement {
  const clocks: Record<Choices['clock'], Clock> = {
    none: { kind: 'none' },
    live: { kind: 'live', seconds: choices.minutes * 60, increment: 10 },
    days: { kind: 'days', days: choices.days },
  }
  return {
    edition: choices.edition,
    options: Object.fromEntries(
      game.options
        .filter((one) => one.name in choices.options)
        .map((one) => [one.name, valueOf(one, choices.options[one.name] ?? '')]),
    ),
    clock: clocks[choices.clock],
    pace_ms: choices.pace,
    hints: choices.hints,
    undo: choices.undo,
    deduction: choices.deduction,
  }
}

export const peopleAt = (table: TableInfo) => table.seats.filter((info) => info.had_human).length

/** Does a table for this many people usually allow deductions?  Somebody playing alone takes nothing from anybody. */
export const allowsDeduction = (people: number) => people <= 1

const valueOf = (option: OptionInfo, text: string): Value =>
  option.values.find((value) => String(value) === text) ?? text

export const optionKey = (game: GameInfo, option: OptionInfo) => `option-${game.name}-${option.name}`

export function optionName(game: GameInfo, option: OptionInfo): string {
  const key = optionKey(game, option)
  return has(key) ? t(key) : option.name
}

export function optionValue(game: GameInfo, option: OptionInfo, value: Value): string {
  if (option.is_seat && typeof value === 'number') return t(`seat-${game.seats[value] ?? ''}`)
  const key = `${optionKey(game, option)}-${String(value)}`
  return has(key) ? t(key) : String(value)
}

/** What differs from the usual, in words. */
export function unusual(table: TableInfo, game: GameInfo): string[] {
  const { clock } = table
  return [
    ...unusualOptions(table, game).map((one) =>
      t('web-labelled', {
        label: optionName(game, one),
        text: optionValue(game, one, table.options[one.name] as Value),
      }),
    ),
    ...(table.edition === game.edition ? [] : [t('web-labelled', { label: t('web-edition'), text: table.edition })]),
    ...(clock.kind === 'live' ? [`${t('web-minutes')}: ${Math.round((clock.seconds ?? 0) / 60)}`] : []),
    ...(clock.kind === 'days' ? [`${t('web-days-each')}: ${clock.days}`] : []),
    ...(table.hints ? [] : [t('web-badge-no-hints')]),
    ...(table.undo ? [] : [t('web-badge-no-undo')]),
    ...(table.deduction && peopleAt(table) > 1 ? [t('deduction-badge')] : []),
  ]
}
