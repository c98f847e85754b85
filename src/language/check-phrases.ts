// What is wrong with a domain's English beyond its shape: parameters, ambiguity, texts that do not read back, slips.

import type { Span } from '../base/text'
import type { Diagnostic } from '../pddl/diagnostic'
import type { Domain, TypedName } from '../pddl/model'
import type { Phrases } from './phrases'
import { fitsOf, PhraseBook } from './read-back'
import { slotNames, type Template } from './template'
import { describeAction, describeFact } from './describe'

/** All faults of the phrases, most of them errors; slips of style are warnings. */
export function checkPhrases(phrases: Phrases, domain: Domain): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const say = (
    code: string,
    span: Span,
    message: string,
    severity: 'error' | 'warning' = 'error',
  ) => diagnostics.push({ code, severity, span, message })
  for (const entry of phrases.predicates.values()) {
    const templates = [
      ...entry.holds,
      ...entry.fails,
      ...(entry.read ?? []),
      ...(entry.told ? [entry.told] : []),
    ]
    for (const template of templates) checkSlots(template, entry.parameters, say)
  }
  for (const entry of phrases.actions.values())
    for (const template of entry.wordings) checkSlots(template, entry.parameters, say)
  const types = new Set(['object', ...domain.types.map(type => type.name)])
  for (const template of phrases.foreign)
    for (const part of template.parts)
      if (part.kind === 'slot' && !types.has(part.name))
        say('unknown-type', part.span, `\`${part.name}\` is no type of the domain.`)
  for (const template of allTemplates(phrases)) checkStyle(template, say)
  checkReadBack(phrases, domain, say)
  return diagnostics
}

type Say = (code: string, span: Span, message: string, severity?: 'error' | 'warning') => void

const allTemplates = (phrases: Phrases): Template[] => [
  ...[...phrases.predicates.values()].flatMap(p => [
    ...p.holds,
    ...p.fails,
    ...(p.told ? [p.told] : []),
  ]),
  ...[...phrases.actions.values()].flatMap(action => action.wordings),
  ...phrases.foreign,
]

function checkSlots(template: Template, parameters: readonly string[], say: Say): void {
  const used = slotNames(template)
  for (const part of template.parts)
    if (part.kind === 'slot' && !parameters.includes(part.name))
      say(
        'unknown-parameter',
        part.span,
        `There is no parameter \`${part.name}\`; there ${parameters.length === 1 ? 'is' : 'are'} ${parameters.map(p => `\`${p}\``).join(', ') || 'none'}.`,
      )
  for (const parameter of parameters) {
    const times = used.filter(name => name === parameter).length
    if (times === 0)
      say(
        'unused-parameter',
        template.span,
        `This wording leaves out \`${parameter}\`, so two different things read the same.`,
      )
    if (times > 1)
      say(
        'duplicate-parameter',
        template.span,
        `This wording uses \`${parameter}\` ${times} times.`,
      )
  }
}

function checkStyle(template: Template, say: Say): void {
  const { text, span } = template
  if (/^\s|\s$/.test(text))
    say('blank-at-edge', span, 'This wording begins or ends with a blank.', 'warning')
  if (/ {2,}/.test(text))
    say('double-blank', span, 'This wording has two blanks in a row.', 'warning')
  if (/[.!?;,]$/.test(text.trim()))
    say(
      'mark-at-end',
      span,
      'A wording has no full stop or comma at its end; sentences get theirs when put together.',
      'warning',
    )
  const article = /\b(a)\s+([aeio]\w+)|\b(an)\s+([^aeiouh\W{[]\w*)/i.exec(text)
  if (article && !/^(one|once|eu|uni|use)/i.test(article[2] ?? ''))
    say('article', span, `\`${article[0]}\` has the wrong article.`, 'warning')
  // `{x} and {y} are` is right: several things.
  const plural = /(?<! and )\{(\w[\w-]*)\}\s+are\b/.exec(text)
  if (plural)
    say(
      'plural',
      span,
      `\`{${plural[1]}}\` is one thing: write \`[is|are]\`, or \`is\`.`,
      'warning',
    )
}

/** Renders every wording with made-up objects of its types and reads it back: it must mean just that. */
function checkReadBack(phrases: Phrases, domain: Domain, say: Say): void {
  const heads = [...domain.predicates, ...domain.actions]
  const most = Math.max(1, ...heads.map(p => p.parameters.length))
  const things = ['object', ...domain.types.map(({ name }) => name)].flatMap(type =>
    Array.from({ length: most }, (_, i): TypedName => thingOf(type, i)),
  )
  let book: PhraseBook
  try {
    const names = things.map(({ name }) => name)
    book = new PhraseBook(phrases, names, fitsOf(domain, things))
  } catch {
    return
  }
  const itemOf = (name: string, declared: readonly (typeof heads)[number][]): string => {
    const parameters = declared.find(head => head.name === name)?.parameters ?? []
    const objects = parameters.map(({ type }, i) => thingOf(type[0]?.name ?? 'object', i).name)
    return `(${[name, ...objects].join(' ')})`
  }
  const check = (
    text: string,
    item: string,
    negated: boolean,
    kind: 'fact' | 'action',
    span: Span,
  ): void => {
    const meanings = book.read(text).filter(stated => stated.kind === kind)
    const own = meanings.some(stated => stated.negated === negated && stated.items.join() === item)
    const other = meanings.find(
      stated => stated.items.join() !== item || stated.negated !== negated,
    )
    if (!own) say('no-read-back', span, `\`${text}\` does not read back as \`${item}\`.`)
    else if (other)
      say(
        'same-text',
        span,
        `\`${text}\` can also mean \`${other.negated ? '(not ' : ''}${other.items.join(' ')}${other.negated ? ')' : ''}\`.`,
      )
  }
  for (const { name, holds, fails } of phrases.predicates.values()) {
    const item = itemOf(name, domain.predicates)
    for (const negated of [false, true])
      (negated ? fails : holds).forEach((template, i) => {
        const voice = { fact: () => i, action: () => 0 }
        check(
          describeFact(phrases, item, voice, negated).text,
          item,
          negated,
          'fact',
          template.span,
        )
      })
  }
  for (const { name, wordings } of phrases.actions.values()) {
    const item = itemOf(name, domain.actions)
    wordings.forEach((template, i) => {
      const voice = { fact: () => 0, action: () => i }
      check(describeAction(phrases, item, voice).text, item, false, 'action', template.span)
    })
  }
}

/** The i-th made-up object of a type. */
function thingOf(type: string, i: number): TypedName {
  const nowhere: Span = { from: 0, to: 0 }
  return {
    name: `${type}-thing-${i + 1}`,
    span: nowhere,
    type: type === 'object' ? [] : [{ name: type, span: nowhere }],
  }
}
