// Parses a yes/no or choice question published only in English into its problem in PDDL and the statement of each
// option.

import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'
import { loadDomain } from '#planning/task/load'
import type { DescribedQuestion } from '../../described-question'
import type { RecordContent } from '../record'
import { withPremise } from './premise-facts'
import { readQuestion } from './read-question'

/** Undefined if the record has PDDL, or its context is in no known English. */
export function describedQuestionOf(record: RecordContent): DescribedQuestion | undefined {
  if (record.source !== null || record.format === 'gen') return undefined
  const read = readEnglish(record.context, englishDomains(), record.kind)
  if (read.id === null || read.domain === null || read.problem === null) return undefined
  const asked = readQuestion(record, read)
  const { premise } = asked
  const context = premise === undefined ? read : withPremise(read, premise, loadDomain(read.domain).domain)
  return {
    source: { domain: read.domain, problem: context.problem ?? read.problem },
    ...(asked.statements === undefined ? {} : { statements: asked.statements }),
    parsed: {
      domain: read.id,
      assumed: context.assumed,
      missing: context.missing,
      ...(context.most === null ? {} : { most: context.most }),
      unread: [...context.unread.map(({ text }) => text), ...asked.unread],
      taken: asked.taken,
      ...(premise === undefined ? {} : { premise }),
    },
  }
}
