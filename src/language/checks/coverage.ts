// The texts that are no wordings: the introduction, and what types are called.

import type { Phrases } from '../phrases'
import type { Findings } from './finding'

/** Longer introductions leave little room for the question. */
const MOST_INTRODUCTION = 2_000
const start = { from: 0, to: 1 }

export function checkTexts(phrases: Phrases, findings: Findings): void {
  const { introduction, types } = phrases
  if (introduction.length > MOST_INTRODUCTION)
    findings.say({
      ...{ code: 'long-introduction', severity: 'warning', span: start },
      message: `The introduction has ${introduction.length} characters; more than ${MOST_INTRODUCTION} make every context long.`,
    })
  if (introduction !== '' && !/[.!?]["”’)]?$/.test(introduction.trim()))
    findings.say({
      ...{ code: 'introduction-end', severity: 'warning', span: start },
      message: 'The introduction does not end with a full stop.',
    })
  const seen = new Map<string, string>()
  for (const { name, one, many } of types) {
    for (const form of new Set([one, many])) {
      const other = seen.get(form)
      if (other !== undefined && other !== name)
        findings.say({
          ...{ code: 'same-noun', severity: 'warning', span: start },
          message: `The types \`${other}\` and \`${name}\` are both called “${form}”.`,
        })
      seen.set(form, name)
    }
  }
}
