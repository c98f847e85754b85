// Checks the texts other than wordings: the introduction, the nouns of types, and the lists of predicates.

import type { Span } from '#base/text'
import { kindsOf } from '#planning/task/universe'
import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '../phrases'
import type { Findings } from './finding'
import { slipsIn } from './slips'

/** Longer introductions leave little room for the question (in characters). */
const MAX_INTRODUCTION = 2_000
/** Characters checked of an introduction that is too long. */
const MAX_EXAMINED = 10_000
const start = { from: 0, to: 1 }

export function checkTexts(phrases: Phrases, domain: Domain, findings: Findings): void {
  checkIntroduction(phrases, findings)
  checkTypes(phrases, findings)
  checkLists(phrases, domain, findings)
}

function checkIntroduction(phrases: Phrases, findings: Findings): void {
  const { introduction, introductionSpan = start, places } = phrases
  if (introduction === '') return
  const sentences = places?.introduction ?? []
  /** The sentence that contains a position: precise enough to show the slip, and never inside a folded line. */
  const sentenceAt = (from: number): Span => sentences.filter(each => each.at <= from).at(-1)?.span ?? introductionSpan
  const report = (code: string, message: string, span: Span): void =>
    findings.add({ ...{ code, severity: 'warning', message, span } })
  const lengthText = introduction.length.toLocaleString('en-US')
  if (introduction.length > MAX_INTRODUCTION)
    report(
      'long-introduction',
      `The introduction has ${lengthText} characters; more than 2,000 make every context long.`,
      introductionSpan,
    )
  if (!/[.!?]["”’)]?$/.test(introduction))
    report('introduction-end', 'The introduction does not end with a full stop.', sentenceAt(introduction.length))
  const looked = introduction.slice(0, MAX_EXAMINED)
  for (const { code, message, at } of slipsIn(looked)) report(code, message, sentenceAt(at.from))
  const slot = /\{[^{}]{1,60}\}|\[[^[\]|]{1,60}\|[^[\]|]{1,60}\]/.exec(looked)
  if (slot !== null)
    report('leftover-markup', `“${slot[0]}” is shown as it is: the introduction has no slots.`, sentenceAt(slot.index))
  const small = /(?:^|[.!?] )([a-z])/.exec(looked)
  if (small !== null)
    report(
      'capital',
      'A sentence of the introduction begins with a small letter.',
      sentenceAt(small.index + small[0].length - 1),
    )
}

function checkTypes({ types }: Phrases, findings: Findings): void {
  const seen = new Map<string, string>()
  for (const { name, one, many, spans } of types) {
    const forms = [
      { text: one, span: spans?.one ?? start },
      { text: many, span: spans?.many ?? start },
    ]
    for (const { text, span } of forms) {
      const other = seen.get(text)
      if (other !== undefined && other !== name)
        findings.add({
          ...{ code: 'same-noun', severity: 'warning', span },
          message: `The types \`${other}\` and \`${name}\` are both called “${text}”.`,
        })
      seen.set(text, name)
      checkForm(text, span, findings)
    }
    if (one === many && !/(?:sheep|fish|deer|series|species|means|craft|software|equipment)$/i.test(one))
      findings.add({
        ...{ code: 'plural', severity: 'warning', span: forms[1]!.span },
        message: `“${one}” is the form for one thing and for several of the type \`${name}\`.`,
      })
  }
}

function checkForm(text: string, span: Span, findings: Findings): void {
  const report = (code: string, message: string, by?: string): void =>
    findings.add({
      ...{ code, severity: 'warning', span, message },
      ...(by === undefined || span.to - span.from !== text.length
        ? {}
        : { fix: { label: `Write “${by}”`, span, text: by } }),
    })
  if (text.trim() !== text) report('blank-at-edge', 'This name begins or ends with a blank.')
  const article = /^(?:an?|the|one) (?=\S)/i.exec(text)
  if (article !== null)
    report(
      'article',
      `A name of a type has no article: write “${text.slice(article[0].length)}”.`,
      text.slice(article[0].length),
    )
  if (/[.!?;:,]$/.test(text.trim())) report('mark-at-end', 'A name of a type has no mark at its end.')
  for (const { code, message } of slipsIn(text)) report(code, message)
}

/** Reports names that are listed twice, or that belong in the other list. */
function checkLists(phrases: Phrases, domain: Domain, findings: Findings): void {
  const kinds = kindsOf(domain)
  const changes = new Map(
    domain.predicates.map(({ name }, i) => [name, kinds[i] === 'fluent' || kinds[i] === 'derived']),
  )
  const { places, contexts } = phrases
  if (contexts !== undefined) return
  for (const list of ['setting', 'state'] as const) {
    const seen = new Set<string>()
    for (const [i, name] of phrases[list].entries()) {
      const span = places?.[list][i] ?? start
      if (seen.has(name))
        findings.add({
          ...{ code: 'listed-twice', severity: 'error', span },
          message: `\`${name}\` is listed twice in \`${list}\`, so it is described twice.`,
        })
      seen.add(name)
      const right = changes.get(name) === true ? 'state' : 'setting'
      if (right !== list && phrases[right].includes(name))
        findings.add({
          ...{ code: 'wrong-list', severity: 'warning', span },
          message: `\`${name}\` is described together with \`${right}\`: its place in \`${list}\` has no effect.`,
        })
    }
  }
}
