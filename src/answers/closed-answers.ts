// Yes or no, and the letter of a choice, in a zone of a response.

import type { Names } from './names'
import type { Answer } from './reading'
import { linesOf, type Zone } from './zones'

const head =
  /^[\s*_`"'“”:.([{$\\#>-]{0,20}(?:\\?text\{)?(yes|no|true|false)\b(?!\s+(?:longer|one|such|matter|other|more|need|action|fact))/iu
const set =
  /(?<![\p{L}\p{N}_])(?:(yes|YES|Yes|NO|No)(?=[\s*_`"'”)\]}]{0,6}(?:[.,!;:\n]|$))|(?:answer|so|is|thus|therefore|hence|say|conclude)[\s:,*_`"'(]{1,6}(yes|no)(?=[\s*_`"'”)\]}]{0,6}(?:[.,!;:\n]|$)))/gu

/** What a zone gives for a question that wants yes or no. */
export function findYesNo(text: string, zone: Zone): Answer | undefined {
  const { from } = zone
  const to = zone.sure ? Math.min(zone.to, from + 400) : zone.to
  const match = head.exec(text.slice(from, Math.min(to, from + 60)))
  if (zone.sure) {
    if (match !== null) return yesNo(match[1]!, from + match[0].length - match[1]!.length)
    return lastSet(text, from, to)
  }
  const end = lastSet(text, from, to)
  if (match !== null && /^(?:yes|no)$/i.test(match[1]!)) {
    const first = yesNo(match[1]!, from + match[0].length - match[1]!.length)
    // "Yes, because …" answers first; a later answer set apart counts more.
    return end ?? first
  }
  return end
}

const yesNo = (word: string, from: number): Answer => ({
  kind: 'yes-no',
  yes: /^(?:yes|true)$/i.test(word),
  span: { from, to: from + word.length },
})

/** The last yes or no that is set apart and not part of a sentence. */
function lastSet(text: string, from: number, to: number): Answer | undefined {
  let found: Answer | undefined
  set.lastIndex = from
  for (let match = set.exec(text); match !== null; match = set.exec(text)) {
    if (set.lastIndex > to) break
    const word = match[1] ?? match[2]!
    found = yesNo(word, match.index + match[0].length - word.length)
  }
  return found
}

const label = (letters: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_'’-])(?:(?:option|choice|answer)\s{1,3})?[([{*_\x60"']{0,4}([${letters}])(?![\p{L}\p{N}_'’-])(?:(?=(?<close>[)\]}*_\x60"'.:,;]|\s*$|\n))|)`,
    'gu',
  )

/** What a zone gives for a question with options: its letter, or the text of one option. */
export function findChoice(text: string, zone: Zone, names: Names): Answer | undefined {
  const choices = names.hints.choices
  const letters = (choices?.label ?? ['A', 'B', 'C', 'D'])
    .filter(one => /^[A-Z]$/.test(one))
    .join('')
  if (letters === '') return undefined
  const pattern = label(letters)
  const head = zone.sure ? headOf(text, zone) : zone
  const found: { letter: string; at: number; firm: boolean; listed: boolean }[] = []
  pattern.lastIndex = head.from
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (pattern.lastIndex > head.to) break
    const letter = match[1]!
    const at = match.index + match[0].lastIndexOf(letter)
    const rest = text.slice(at + 1, at + 12)
    const firm =
      match[0].length > 1 ||
      match.groups?.close !== undefined ||
      (zone.sure && found.length === 0 && /^\s+(?:because|since|as|is)\b|^\s*[-–—(]/.test(rest))
    // "A crate is …": an article, not a letter.
    if (letter === 'A' && !firm) continue
    const leads = /(?:^|\n)[\s*_>(-]*$/.test(text.slice(Math.max(0, at - 8), at))
    found.push({ letter, at, firm, listed: leads && /^[.):]/.test(rest) })
  }
  const listed = new Set(found.filter(one => one.listed).map(one => one.letter))
  // All options told one after the other are no answer.
  const said = listed.size >= 3 && !zone.sure ? found.filter(one => !one.listed) : found
  const pick = zone.sure ? said[0] : (said.filter(one => one.firm).at(-1) ?? said.at(-1))
  const named = choices === undefined ? undefined : optionText(text, head, choices)
  if (pick === undefined) return named
  return { kind: 'choice', label: pick.letter, span: { from: pick.at, to: pick.at + 1 } }
}

/** The first line of a zone that says something. */
function headOf(text: string, zone: Zone): Zone {
  const line = linesOf(text, zone.from, zone.to).find(one =>
    /[\p{L}\p{N}]/u.test(text.slice(one.from, one.to)),
  )
  return line === undefined ? zone : { from: line.from, to: line.to, sure: true }
}

/** The only option whose text occurs. */
function optionText(
  text: string,
  zone: Zone,
  choices: { readonly text: readonly string[]; readonly label: readonly string[] },
): Answer | undefined {
  const part = text.slice(zone.from, zone.to).toLowerCase()
  const found = choices.text.flatMap((option, i) => {
    const at = option === '' ? -1 : part.lastIndexOf(option.toLowerCase())
    return at < 0 ? [] : [{ i, at, length: option.length }]
  })
  if (found.length !== 1) return undefined
  const { i, at, length } = found[0]!
  const from = zone.from + at
  return { kind: 'choice', label: choices.label[i]!, span: { from, to: from + length } }
}
