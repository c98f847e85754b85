// What stored things must look like before the page works with them: written by an older version, cut off by a
// crash or changed by hand, they must never stop the page from opening.

import type { Answer, Doubt, ReadItem } from '../../../answers/reading'
import type { Source } from '../../../pddl/source'
import type { Finding } from '../../../kinds/verdict'
import type { Work } from '../session'
import type { EvidenceView, VerdictView } from '../../explore/verdict/verdict-view'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isOne)

const isSource = (value: unknown): value is Source =>
  isFields(value) && isText(value.domain) && isText(value.problem)
const isSourceOrNull = (value: unknown): value is Source | null => value === null || isSource(value)
const roles = ['missing', 'extra', 'unknown', 'step', 'best', 'near-miss', 'note']
const isFinding = (value: unknown): value is Finding =>
  isFields(value) &&
  roles.includes(value.role as string) &&
  isText(value.item) &&
  isText(value.text) &&
  (value.fix === undefined || isText(value.fix)) &&
  (value.sequence === undefined || isTexts(value.sequence))

const isClosed = (value: unknown): boolean =>
  isFields(value) &&
  (value.without === undefined || isText(value.without)) &&
  isTexts(value.missing) &&
  ['goal', 'fact', 'action'].includes(value.wanted as string) &&
  isListOf(isTexts)(value.layers) &&
  isNumber(value.total)

const isEvidence = (value: unknown): value is EvidenceView =>
  isFields(value) &&
  isText(value.claim) &&
  isText(value.certificate) &&
  typeof value.checked === 'boolean' &&
  isListOf(isTexts)(value.sequences) &&
  (value.titles === undefined || isTexts(value.titles)) &&
  (value.lead === undefined || isNumber(value.lead)) &&
  (value.closed === undefined || isClosed(value.closed)) &&
  (value.facts === undefined ||
    (isFields(value.facts) &&
      isText(value.facts.title) &&
      isListOf(isTexts)(value.facts.groups) &&
      isNumber(value.facts.total)))

const isPart = (value: unknown): value is VerdictView['trace'][number] =>
  isFields(value) &&
  isNumber(value.from) &&
  isNumber(value.to) &&
  (value.what === 'kept' || value.what === 'dropped' || value.what === 'supplied') &&
  isText(value.text)

const isPlace = (value: unknown): boolean =>
  isFields(value) && isNumber(value.from) && isNumber(value.to)
const isReadItem = (value: unknown): value is ReadItem =>
  isFields(value) && isText(value.text) && isPlace(value.span)

function isAnswer(value: unknown): value is Answer {
  if (!isFields(value)) return false
  switch (value.kind) {
    case 'none':
      return value.span === undefined || isPlace(value.span)
    case 'item':
      return isReadItem(value.item)
    case 'list':
      return isListOf(isReadItem)(value.items)
    case 'two-lists':
      return isListOf(isReadItem)(value.pos) && isListOf(isReadItem)(value.neg)
    case 'index':
      return isNumber(value.index) && isPlace(value.span)
    case 'yes-no':
      return typeof value.yes === 'boolean' && isPlace(value.span)
    case 'choice':
      return isText(value.label) && isPlace(value.span)
    default:
      return false
  }
}

const isDoubt = (value: unknown): value is Doubt =>
  isFields(value) && isText(value.text) && isListOf(isAnswer)(value.others)

const isDistance = (value: unknown): boolean => value === null || isNumber(value)

const isVerdict = (value: unknown): value is VerdictView =>
  isFields(value) &&
  isText(value.answer) &&
  typeof value.edited === 'boolean' &&
  ['right', 'wrong', 'undecided', 'unreadable'].includes(value.verdict as string) &&
  (value.reason === null ||
    ['limit', 'no-pddl', 'no-plan', 'question-defect', 'ambiguous'].includes(
      value.reason as string,
    )) &&
  isText(value.explanation) &&
  (value.published === undefined ||
    value.published === 'matches' ||
    value.published === 'differs') &&
  isListOf(isFinding)(value.findings) &&
  isListOf(isEvidence)(value.evidence) &&
  isListOf(isPart)(value.trace) &&
  (value.read === undefined || value.read === null || isAnswer(value.read)) &&
  (value.doubt === undefined || value.doubt === null || isDoubt(value.doubt)) &&
  (value.chosen === undefined || isAnswer(value.chosen)) &&
  isNumber(value.traceLength) &&
  (value.distances === null ||
    (isFields(value.distances) &&
      isDistance(value.distances.before) &&
      (isDistance(value.distances.after) || value.distances.after === 'out of reach'))) &&
  (value.officialScore === null || value.officialScore === 0 || value.officialScore === 1) &&
  isText(value.officialNote) &&
  typeof value.fromCache === 'boolean' &&
  isNumber(value.ms) &&
  isNumber(value.maxStates)

export const isWork = (value: unknown): value is Work =>
  isFields(value) &&
  isText(value.answer) &&
  (value.verdict === null || isVerdict(value.verdict)) &&
  isSourceOrNull(value.edit) &&
  (value.hints === undefined || isNumber(value.hints)) &&
  (value.looked === undefined || isListOf(isText)(value.looked)) &&
  (value.revealed === undefined || typeof value.revealed === 'boolean')
