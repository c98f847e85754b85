// A yes/no or choice question as published, in English alone → its problem in PDDL, and what each option says.

import { readEnglish } from '../../../language/from-english/read-problem'
import { englishDomains } from '../../../library/english'
import type { ToldQuestion } from '../../told-question'
import type { RecordContent } from '../record'
import { readQuestion } from './read-question'

/** Undefined where the record has PDDL, or its context is in no English that is known. */
export function toldOf(record: RecordContent): ToldQuestion | undefined {
  if (record.source !== null || record.format === 'gen') return undefined
  const context = readEnglish(record.context, englishDomains(), record.kind)
  if (context.id === null || context.domain === null || context.problem === null) return undefined
  const source = { domain: context.domain, problem: context.problem }
  const asked = readQuestion(record, context)
  return {
    source,
    ...(asked.statements === undefined ? {} : { statements: asked.statements }),
    told: {
      domain: context.id,
      assumed: context.assumed,
      missing: context.missing,
      ...(context.most === null ? {} : { most: context.most }),
      unread: [...context.unread.map(({ text }) => text), ...asked.unread],
      taken: asked.taken,
      ...(asked.premise === undefined ? {} : { premise: asked.premise }),
    },
  }
}
