// Compares the answers of ACPBench files with proven ones, in all three formats.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Conformance } from '../family'
import { conformanceOf } from './conformance'
import { closedConformance } from './conformance-closed'
import { recordOf } from './question'

export const anyConformance = (question: Question, limits: Limits): Conformance =>
  question.format === 'gen'
    ? conformanceOf(recordOf(question), limits)
    : closedConformance(question, recordOf(question).gold)
