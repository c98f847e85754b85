// Stylistic slips in wordings that would be visible in the finished dataset.

import type { Fix } from '#planning/pddl/diagnostic'
import type { Template } from '../template'
import type { Findings } from './finding'
import { type Slip, slipsIn } from './slips'
import type { Wording } from './wordings'

/** A longer wording is hard to read (in characters). */
const LONG = 200

/** A slip; its fix may be the whole wording. */
type WordingSlip = Omit<Slip, 'at'> & {
  readonly at?: Slip['at']
  /** The replacement for the whole wording, if it is certain. */
  readonly mended?: string
}

/** `nouns`: the singular and plural nouns of each type. */
export function checkStyle(wording: Wording, nouns: ReadonlyMap<string, string>, findings: Findings): void {
  const { template } = wording
  const { text, span } = template
  const slips: readonly WordingSlip[] = [...edges(template), ...slipsIn(text), ...words(wording, nouns)]
  for (const { code, message, mended, at, by } of slips) {
    const whole =
      mended ?? (at === undefined || by === undefined ? undefined : text.slice(0, at.from) + by + text.slice(at.to))
    const fix: Fix | undefined =
      whole === undefined || span.to - span.from !== text.length
        ? undefined
        : { label: `Write “${whole}”`, span, text: whole }
    findings.add({
      ...{ code, severity: 'warning', span, message },
      ...(fix === undefined ? {} : { fix }),
    })
  }
}

function* edges({ text }: Template): Generator<WordingSlip> {
  const plain = text.trim()
  if (plain !== text)
    yield {
      code: 'blank-at-edge',
      message: 'This wording begins or ends with a blank.',
      mended: plain,
    }
  if (/[.!?;,:]$/.test(plain)) {
    let end = plain.length
    while (end > 0 && /[.!?;,:\s]/.test(plain[end - 1]!)) end--
    yield {
      code: 'mark-at-end',
      message: 'A wording has no full stop or comma at its end; sentences get theirs when they are put together.',
      mended: plain.slice(0, end),
    }
  }
  if (text.length > LONG)
    yield {
      code: 'long-wording',
      message: `This wording has ${text.length} characters; a reader loses the thread after ${LONG}.`,
    }
}

function* words({ template, use, gather }: Wording, nouns: ReadonlyMap<string, string>): Generator<WordingSlip> {
  const { text } = template
  // `{x} and {y} are` is correct: a plural.
  const plural = /(?<! and )\{(\w[\w-]*)\}\s(are|were|have)\b/.exec(text)
  if (plural !== null && plural[1] !== gather)
    yield {
      code: 'plural',
      message: `\`{${plural[1]}}\` is one thing: write ${plural[2] === 'have' ? '`has`' : plural[2] === 'were' ? '`was`' : '`[is|are]`, or `is`'}.`,
    }
  if (plural !== null && plural[1] === gather)
    yield {
      code: 'plural',
      message: `\`{${gather}}\` is one thing or several: write \`[is|are]\`, with both forms.`,
      mended: text.replace(/\bare\b/, '[is|are]').replace(/\bhave\b/, '[has|have]'),
    }
  if (gather !== undefined) yield* listed(text, gather, nouns)
  if (use !== 'told' && /^[A-Z][a-z]/.test(text.trim()))
    yield {
      code: 'capital',
      message: 'A wording begins with a small letter; sentences get their capitals when they are put together.',
      mended: text.replace(/[A-Z]/, letter => letter.toLowerCase()),
    }
}

/** Checks the words next to a slot that becomes a list: a singular noun, a singular verb. */
function* listed(text: string, gather: string, nouns: ReadonlyMap<string, string>): Generator<WordingSlip> {
  const both = `\`{${gather}}\` is one thing or several`
  const at = text.indexOf(`{${gather}}`)
  if (at < 0) return
  for (const [one, many] of nouns) {
    const from = at - 1 - one.length
    if (one === many || from < 0 || text.slice(from, at) !== `${one} `) continue
    if (from > 0 && text[from - 1] !== ' ') continue
    yield {
      code: 'plural',
      message: `${both}: write \`[${one}|${many}]\` before it, with both forms.`,
      mended: `${text.slice(0, from)}[${one}|${many}]${text.slice(at - 1)}`,
    }
    return
  }
  // The verb counts only if the list is the subject of the sentence.
  const verb = /^(?:[\w-]+ |\[[^[\]]*\] ){0,2}\{([\w-]+)\} (is|was|has|does)\b/.exec(text)
  if (verb !== null && verb[1] === gather)
    yield {
      code: 'plural',
      message: `${both}: write \`${forms[verb[2]!]}\`, with both forms.`,
      mended: text.slice(0, verb[0].length - verb[2]!.length) + forms[verb[2]!]! + text.slice(verb[0].length),
    }
}

const forms: Readonly<Record<string, string>> = {
  is: '[is|are]',
  was: '[was|were]',
  has: '[has|have]',
  does: '[does|do]',
}
