// The problems that decide the options of a yes/no or choice question: one, or two if its English leaves facts open; or
// why nothing can be decided.

import type { Statement } from '#planning/analysis/statement'
import { type LoadedTask, loadTask } from '#planning/task/load'
import type { Source } from '#planning/pddl/source'
import type { Question } from '../question'
import { atLimit, type Draft } from './draft'
import { incompleteness } from './incomplete'
import type { JudgedBy } from './options'
import { falsePremise } from './premise'

export type Ground =
  | { readonly kind: 'ready'; readonly by: JudgedBy; readonly statements: readonly Statement[] }
  /** Nothing can be decided: the English is incomplete, or the question's premise is false. */
  | { readonly kind: 'closed'; readonly draft: Draft }
  /** The question has no formal statements, or its texts have errors. */
  | { readonly kind: 'none' }

const none: Ground = { kind: 'none' }

export function groundOf(question: Pick<Question, 'judged' | 'statements' | 'format' | 'parsedContext'>): Ground {
  const { judged, statements, format, parsedContext } = question
  if (format === 'gen') return none
  const draft = parsedContext === undefined ? undefined : incompleteness(parsedContext)
  if (draft !== undefined) return { kind: 'closed', draft }
  if (judged === null || statements === undefined || statements.length === 0) return none
  const ready = readyOf(judged)
  if (typeof ready === 'string') return { kind: 'closed', draft: atLimit(ready) }
  if (ready === undefined) return none
  if (parsedContext === undefined) return { kind: 'ready', by: { ready }, statements }
  const most =
    parsedContext.most === undefined ? ready : readyOf({ domain: judged.domain, problem: parsedContext.most })
  if (typeof most === 'string') return { kind: 'closed', draft: atLimit(most) }
  if (most === undefined) return none
  const defect = parsedContext.premise === undefined ? undefined : falsePremise(most, parsedContext.premise)
  if (defect !== undefined) return { kind: 'closed', draft: defect }
  return {
    kind: 'ready',
    by: { ready, parsedContext, ...(most === ready ? {} : { most }) },
    statements,
  }
}

/** The task; a sentence if it is too large; undefined if a text has errors. */
function readyOf(source: Source): LoadedTask | string | undefined {
  const loaded = loadTask(source)
  if (loaded.kind === 'too-large') return loaded.message
  return loaded.kind === 'ready' ? loaded : undefined
}
