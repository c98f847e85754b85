// Texts of a generated file that were made from wordings and kept their words when these were reworded: denials,
// sentences that gather facts, and the introduction.

import type { Span } from '#base/text'
import { quoted } from '#base/words'
import type { PhraseFinding } from '../checks/finding'
import type { Phrases, PredicatePhrases } from '../phrases'
import type { Template } from '../template'
import { denied } from './clause'
import { partsOf } from './comments'
import type { PredicateSentences } from './introduction'
import { type Starter, starterOf } from './starter'
import { plainVerb } from './words'
import { yamlFolded, yamlText } from './yaml'

/** What is outdated in a file, each with the text that replaces it. `file`: the text that `phrases` was read from. */
export function outdatedTexts(domainText: string, file: string, phrases: Phrases): readonly PhraseFinding[] {
  if (phrases.source !== undefined) return []
  const starter = starterOf(domainText)
  return [
    ...outdatedIntroduction(starter, file, phrases),
    ...[...phrases.predicates.values()].flatMap(entry => outdatedIn(starter, file, entry)),
  ]
}

/** The sentence that gathers facts by the subject of a wording, `{c} [is|are] at {l}`; undefined if it has none. */
export function gathered(
  wording: string,
  parameters: readonly string[],
): { readonly slot: string; readonly told: string } | undefined {
  const match = /^(?:(\w+) )?\{([^}]*)\} ([a-z]+s) (?!not )/.exec(wording)
  if (match === null || !parameters.includes(match[2]!)) return undefined
  const [head, , slot = '', verb = 'is'] = match
  const plain = verb === 'is' ? 'are' : plainVerb(verb)
  return plain === undefined ? undefined : { slot, told: `{${slot}} [${verb}|${plain}] ${wording.slice(head.length)}` }
}

/** The wording for one thing: `{c} [is|are] at {l}` is `{c} is at {l}`. */
const singular = (text: string): string => text.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
const bare = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The first wordings of the file; those of the starter where it has none, or has them still. */
function wordingsNow(starter: Starter, { predicates, actions }: Phrases) {
  const now = (made: string, all: readonly Template[] = []): string =>
    all.some(({ text }) => singular(text) === made) ? made : (all[0]?.text ?? made)
  const sentences = new Map<string, PredicateSentences>()
  for (const [name, { holds, fails }] of starter.predicates) {
    const entry = predicates.get(name)
    sentences.set(name, { holds: now(holds, entry?.holds), fails: now(fails, entry?.fails) })
  }
  const imperatives = new Map<string, string>()
  for (const [name, text] of starter.actions) imperatives.set(name, now(text, actions.get(name)?.wordings))
  return [sentences, imperatives] as const
}

/** True if the introduction is what the file's wordings give, without a word of a person. */
export const isMadeFrom = (starter: Starter, phrases: Phrases, introduction: string): boolean =>
  starter.introductions(...wordingsNow(starter, phrases)).some(sentences => sentences.join(' ') === introduction)

/** Only sentences that are exactly as they were made: those of a person stay theirs. */
function outdatedIntroduction(starter: Starter, file: string, phrases: Phrases): PhraseFinding[] {
  const { introductionSpan: span } = phrases
  if (span === undefined) return []
  const made = starter.introductions(starter.predicates, starter.actions)
  const now = starter.introductions(...wordingsNow(starter, phrases))
  let text = bare(phrases.introduction)
  let first: readonly [string, string] | undefined
  for (const [i, sentences] of made.entries())
    for (const [at, old] of sentences.entries()) {
      const next = now[i]![at]
      if (next === undefined || next === old || !text.includes(old)) continue
      first ??= [old, next]
      text = text.replaceAll(old, () => next)
    }
  if (first === undefined) return []
  return [
    {
      ...{ code: 'old-introduction', severity: 'warning', span },
      message: `The introduction still has words of wordings that have changed: “${first[0]}” would now be “${first[1]}”`,
      fix: { label: 'Write it with the new wordings', span, text: asValue(file, span, text) },
    },
  ]
}

/** As a folded value in place of the one in this range. */
function asValue(file: string, { from, to }: Span, text: string): string {
  const folded = yamlFolded('', text).join('\n').slice(2)
  return /\n\s*$/.test(file.slice(from, to)) ? `${folded}\n` : folded
}

/** The text as it is written after this character: the range of a wording in quotes leaves the quotes out. */
const inQuotes = (text: string, before = ''): string =>
  before === '"' ? JSON.stringify(text).slice(1, -1) : before === "'" ? text.replaceAll("'", "''") : yamlText(text)

/** What of a predicate's entry keeps the words of a wording that the entry has no longer. */
function outdatedIn(
  starter: Starter,
  file: string,
  { name, parameters, holds, fails, told }: PredicatePhrases,
): PhraseFinding[] {
  const made = starter.predicates.get(name)
  const [first] = holds
  if (made === undefined || first === undefined || holds.some(({ text }) => singular(text) === made.holds)) return []
  const clause = partsOf(first.text)
  const finding = (code: string, old: Template | undefined, was: string | undefined, does: string, next?: string) =>
    old === undefined || old.text !== was || next === old.text
      ? []
      : [
          {
            ...{ code, severity: 'warning' as const, span: old.span },
            message: `${quoted(name)} is ${does} in the words that it had before: “${old.text}”, while it is now worded “${first.text}”.`,
            ...(next === undefined
              ? {}
              : { fix: { label: `Write “${next}”`, span: old.span, text: inQuotes(next, file[old.span.from - 1]) } }),
          },
        ]
  return [
    ...finding('old-denial', fails[0], made.fails, 'denied', clause && denied(clause)),
    ...finding(
      'old-told',
      told,
      gathered(made.holds, parameters)?.told,
      'gathered',
      gathered(first.text, parameters)?.told,
    ),
  ]
}
