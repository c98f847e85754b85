// The question about an edited problem: rendered again if its words were generated here, drawn again if the old one
// cannot be asked, and with an objection if none can.

import { plainVoice } from '#language/english/describe'
import { familyOfKind, PLAIN_FAMILY, wordsOfKind } from '../codes'
import { aboutEdit, type Question } from '../question'
import { namedIn, type Source } from '#planning/pddl/source'
import { contextOf } from './situation'
import { loadTask } from '#planning/task/load'
import { brokenInvariants } from './broken-invariants'
import { objectionTo } from '../objection'
import { poseOwn } from './pose'
import { folderOf } from '#language/library/domains'
import { phrasesOfQuestion } from '#language/library/phrases'

/** The question that an edited problem asks. */
export interface Reposed {
  readonly question: Question
  /** True if another question was drawn, since the old one cannot be asked. */
  readonly isNew: boolean
  /** Why the old question cannot be asked, if another was drawn. */
  readonly past?: string
  /** True if its English describes the edited problem. */
  readonly isDescribedAgain: boolean
  /** Why the question can no longer be asked; '' if it can. */
  readonly objection: string
  /** The proven invariants that the edited state violates, as sentences; '' or absent if there are none. */
  readonly broken?: string
}

/**
 * The question about the edited texts, and the invariants that the edit violates. What the question asks must be known.
 */
export function repose(question: Question, edit: Source): Reposed {
  const asked = reposeAlone(question, edit)
  const broken = question.shown === null ? '' : brokenInvariants(question.shown, edit)
  return broken === '' ? asked : { ...asked, broken }
}

function reposeAlone(question: Question, edit: Source): Reposed {
  const own = namedIn(edit.domain)
  /** The texts were replaced by those of another domain: nothing of the question's own English describes them. */
  const isOther = question.shown !== null && own !== '' && own !== namedIn(question.shown.domain)
  const about = {
    ...aboutEdit(question, edit),
    origin: question.origin,
    ...(isOther ? { domain: own, context: '' } : {}),
  }
  const prepared = loadTask(edit)
  if (prepared.kind !== 'ready')
    return { question: about, isNew: false, isDescribedAgain: false, objection: prepared.message }
  const objection = question.asked ? objectionTo(edit, question.asked) : null
  const { from } = question.origin
  // A published context is written again if its domain has phrases. Other families describe the state in the question.
  const canDescribeAgain =
    familyOfKind(question.kind) === PLAIN_FAMILY &&
    question.context.trim() !== '' &&
    folderOf(prepared.domain) !== undefined
  if (from === 'published' && !isOther && !canDescribeAgain)
    return { question: about, isNew: false, isDescribedAgain: false, objection: objection ?? '' }
  const { about: needs, contextParts: parts } = wordsOfKind(question.kind)
  // For kinds with an action or a sequence, another one can be chosen.
  if (objection !== null && from === 'own' && needs !== 'nothing') {
    const other = poseOwn(edit, about.domain).find(({ kind }) => kind === question.kind)
    if (other !== undefined)
      return {
        question: { ...other, key: question.key, id: question.id },
        isNew: true,
        isDescribedAgain: true,
        objection: '',
        past: objection,
      }
  }
  const { domain, task } = prepared
  const open = question.format === 'gen'
  const world = {
    id: about.domain,
    domainText: edit.domain,
    domain,
    phrases: phrasesOfQuestion(domain, from === 'published' ? question.context : ''),
  }
  const context = contextOf(
    { world, source: edit, task, voice: plainVoice },
    { ...parts, actions: parts.actions && open, propositions: parts.propositions && open },
  )
  return {
    question: { ...about, context },
    isNew: false,
    isDescribedAgain: true,
    objection: objection ?? '',
  }
}
