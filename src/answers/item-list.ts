// A list of actions in a zone of a response: all applicable ones, or a shortened plan.

import { groupItems, type Group } from './groups'
import { scanItems, type Item } from './items'
import type { Names, Role } from './names'
import { noneAtStart } from './none'
import { readPhrase } from './one-item'
import type { Answer, ReadItem } from './reading'
import { linesOf, type Zone } from './zones'

/** What is said right before a group that is not the answer. */
const asideBefore =
  /\b(?:remov\w*|delet\w*|dropp?\w*|omit\w*|skip\w*|unnecessary|redundant|without|exclud\w*|original|given|initial|inapplicable|not\s+applicable|eliminat\w*|simplif\w*\s+by|leav\w*\s+out)\b[^.:\n]{0,60}[:.]?[\s[("'`*\-\d.)|]{0,40}$/i
const cue =
  /\b(?:therefore|thus|hence|so|conclu\w*|answer|final\w*|result\w*|applicable|plan|are|is)\b/i

/** What a zone gives for a question that wants a list. `plan`: lists told to be removed or given are not the answer. */
export function findList(text: string, zone: Zone, names: Names, want: Role): Answer | undefined {
  const items = wanted(scanItems(text, zone.from, zone.to, names), want)
  if (zone.sure && isEmptyList(text, zone, items)) return { kind: 'list', items: [] }
  const groups = groupItems(text, zone.from, zone.to, items)
  const group = zone.sure ? headGroup(text, zone, groups) : lastGroup(text, zone, groups)
  if (group !== undefined) return listAnswer(group.items.map(readItem))
  if (items.length > 0) return undefined
  const said = phraseList(text, zone, names)
  if (said.length > 0) return listAnswer(said)
  return !zone.sure && isEmptyList(text, zone, items) ? { kind: 'list', items: [] } : undefined
}

const listAnswer = (items: readonly ReadItem[]): Answer => ({ kind: 'list', items })

export const readItem = ({ text, from, to }: Item): ReadItem => ({ text, span: { from, to } })

/** The items that count: of the wanted sort, where there are none the others. */
export function wanted(items: readonly Item[], want: Role): Item[] {
  const firm = items.filter(item => !item.weak)
  const right = firm.filter(item => item.role === want)
  return right.length > 0
    ? firm.filter(item => item.role === want || item.role === undefined)
    : firm
}

/** Does the zone begin by saying that there is none? */
function isEmptyList(text: string, zone: Zone, items: readonly Item[]): boolean {
  const line = linesOf(text, zone.from, zone.to).find(one =>
    /\S/.test(text.slice(one.from, one.to)),
  )
  if (line === undefined || items.some(item => item.from < line.to)) return false
  return noneAtStart(text, line.from, line.to) !== undefined
}

/** The group that begins within the first lines of the zone. */
function headGroup(text: string, zone: Zone, groups: readonly Group[]): Group | undefined {
  const open = groups.filter(group => !isAside(text, zone, group))
  const group = open[0]
  if (group === undefined) return undefined
  const before = text.slice(zone.from, group.items[0]!.from)
  const linesBefore = before.split('\n').filter(line => /[\p{L}\p{N}]/u.test(line)).length
  return linesBefore <= 3 ? group : undefined
}

/** Without a label: the last that looks like a list, else the last in a concluding sentence, else the only one. */
function lastGroup(text: string, zone: Zone, groups: readonly Group[]): Group | undefined {
  const open = groups.filter(group => !isAside(text, zone, group))
  const listed = open.filter(group => group.items.length > 1 || group.bracketed || group.byLine)
  if (listed.length > 0) return listed.at(-1)
  const said = open.filter(group => {
    const at = group.items[0]!.from
    return cue.test(text.slice(Math.max(zone.from, at - 120), at))
  })
  return said.at(-1) ?? (open.length === 1 ? open[0] : undefined)
}

const isAside = (text: string, zone: Zone, group: Group): boolean => {
  const at = group.items[0]!.from
  return asideBefore.test(text.slice(Math.max(zone.from, at - 90), at))
}

/** English phrases, one a line. */
function phraseList(text: string, zone: Zone, names: Names): ReadItem[] {
  if (names.hints.phrase === undefined) return []
  const found: ReadItem[] = []
  for (const line of linesOf(text, zone.from, zone.to).slice(0, maxPhraseLines)) {
    const item = readPhrase(names, text, line.content, line.to)
    if (item !== undefined) found.push(item)
  }
  return found
}
const maxPhraseLines = 400
