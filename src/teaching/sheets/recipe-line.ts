// A recipe as a line of text, as stored in sheets: `land mcq ferry small level=3 trap=on-my-plan`; with a shipped
// problem, `app gen ferry p01`; with a full size, `app gen ferry cars=3,locations=2`.

import { listed, quoted } from '#base/words'
import { nearNames } from '#base/suggest'
import { isKindCode, kindCodes, wordsOfKind } from '#questions/kinds/codes'
import type { FormatCode } from '#questions/kinds/codes'
import { domainNamed, domains, type DomainFolder } from '#language/library/domains'
import { misreadingNamed, misreadingWords } from '#teaching/misreadings/registry'
import { MAX_POINTS } from './points'
import type { SheetRecipe, SizeName } from './sheet'

const LONGEST = 400
const sizeNames = ['small', 'medium', 'large'] as const satisfies readonly SizeName[]
const isSizeName = (text: string): text is SizeName => sizeNames.some(each => each === text)

/** The line of a recipe; parsing it gives the same recipe. */
export function recipeLine(recipe: SheetRecipe): string {
  const { kind, format, domain, on, seed, trap, level, most, none, steps, failure } = recipe
  const { goalDistance, points } = recipe
  const statements: (readonly [string, unknown])[] = [
    ['seed', seed],
    ['trap', trap],
    ['level', level],
    ['most', most],
    ['none', none],
    ['steps', steps?.join('-')],
    ['failure', failure],
    ['goalDistance', goalDistance?.join('-')],
    ['points', points],
  ]
  const bounds = statements.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [kind, format, domain, onText(on), ...bounds].join(' ')
}

function onText(on: SheetRecipe['on']): string {
  if ('problem' in on) return on.problem
  if (typeof on.size === 'string') return on.size
  return Object.entries(on.size)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

/** Parses a line; returns the recipe or an error message. */
export function readRecipe(line: string): SheetRecipe | string {
  if (line.length > LONGEST) return `A recipe has at most ${LONGEST} characters.`
  const [kind = '', format = '', domain = '', on = '', ...bounds] = line.trim().split(/\s+/)
  if (on === '')
    return 'A recipe has at least a kind, a format, a domain, and a problem or a size: `app gen ferry p01`.'
  if (!isKindCode(kind) || wordsOfKind(kind).imported === true)
    return unknown('kind of question that can be made', kind, kindCodes)
  const { formats } = wordsOfKind(kind)
  if (!isFormat(format) || !formats.includes(format)) return unknown('format of it', format, formats)
  const folder = domainNamed(domain)
  if (folder === undefined)
    return unknown(
      'domain here',
      domain,
      domains().map(({ id }) => id),
    )
  const place = placeOf(folder, on)
  if (typeof place === 'string') return place
  const read = readBounds(bounds)
  if (typeof read === 'string') return read
  return { item: 'recipe', kind, format, domain, on: place, ...read }
}

const isFormat = (text: string): text is FormatCode => /^(?:gen|bool|mcq)$/.test(text)

function unknown(what: string, name: string, all: readonly string[]): string {
  const near = nearNames(name, all)
  const cut = quoted(name.slice(0, 40))
  return near.length > 0
    ? `${cut} is no ${what}; ${listed(near.map(quoted))} would be near.`
    : `${cut} is no ${what}; there are ${listed(all.map(quoted), 24)}.`
}

function placeOf(folder: DomainFolder, on: string): SheetRecipe['on'] | string {
  if (isSizeName(on)) return { size: on }
  if (!on.includes('=')) {
    const names = folder.problems.map(({ name }) => name)
    if (names.includes(on)) return { problem: on }
    return unknown(`problem or size of ${quoted(folder.id)}`, on, [...names, ...sizeNames])
  }
  const size: [string, number][] = []
  for (const part of on.split(',')) {
    const [name = '', value = ''] = part.split('=')
    const known = folder.parameters.find(({ id }) => id === name)
    if (known === undefined)
      return unknown(
        `size of ${quoted(folder.id)}`,
        name,
        folder.parameters.map(({ id }) => id),
      )
    const number = wholeIn(value, known.min, known.max)
    if (number === undefined)
      return `${quoted(name)} of ${quoted(folder.id)} is a whole number from ${known.min} to ${known.max}.`
    if (size.some(([other]) => other === name)) return `${quoted(name)} is given twice.`
    size.push([name, number])
  }
  return { size: Object.fromEntries(size) }
}

function wholeIn(text: string, from: number, to: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

function rangeIn(text: string, max: number): readonly [number, number] | undefined {
  const [from = '', to = '', ...more] = text.split('-')
  const range = [wholeIn(from, 0, max), wholeIn(to, 0, max)] as const
  const [least, last] = range
  return more.length > 0 || least === undefined || last === undefined || least > last ? undefined : [least, last]
}

type Bounds = Partial<Omit<SheetRecipe, 'item' | 'kind' | 'format' | 'domain' | 'on'>>

const readers: Readonly<Record<string, readonly [(text: string) => unknown, string]>> = {
  seed: [text => (/^[\w.+-]{1,40}$/.test(text) ? text : undefined), 'letters and digits, up to 40'],
  trap: [
    text => (text === 'any' || misreadingNamed(text) !== undefined ? text : undefined),
    `\`any\` or a wrong rule: ${misreadingWords.map(({ id }) => quoted(id)).join(', ')}`,
  ],
  level: [text => wholeIn(text, 1, 4), 'a whole number from 1 to 4'],
  most: [text => wholeIn(text, 1, 1_000), 'a whole number from 1 to 1,000'],
  none: [text => ({ true: true, false: false })[text], '`true` or `false`'],
  steps: [text => rangeIn(text, 1_000), 'two whole numbers, such as `5-9`'],
  failure: [text => (text === 'inner' ? text : undefined), '`inner`'],
  goalDistance: [text => rangeIn(text, 1_000), 'two whole numbers, such as `4-8`'],
  points: [text => wholeIn(text, 0, MAX_POINTS), `a whole number from 0 to ${MAX_POINTS}`],
}

function readBounds(parts: readonly string[]): Bounds | string {
  const found = new Map<string, unknown>()
  for (const part of parts) {
    const at = part.indexOf('=')
    const name = at < 0 ? part : part.slice(0, at)
    if (!Object.hasOwn(readers, name)) return unknown('bound of a recipe', name, Object.keys(readers))
    if (found.has(name)) return `${quoted(name)} is given twice.`
    const [read, wants] = readers[name]!
    const value = at < 0 ? undefined : read(part.slice(at + 1))
    if (value === undefined) return `${quoted(name)} of a recipe is ${wants}.`
    found.set(name, value)
  }
  return Object.fromEntries(found) as Bounds
}
