// Findings for names that are not facts or actions of the question, with similar names.

import type { AtomClass, Misfit } from '#planning/task/universe'
import type { MistakeCode } from '../mistakes'
import type { Finding } from '../verdict'
import { fitting, listedNames, quoted } from './words'

export type Sort = 'fact' | 'action'

/** Why `text` is not a proposition or ground action of the question. */
export function misfitFinding(sort: Sort, text: string, found: Exclude<AtomClass, { kind: 'in-universe' }>): Finding {
  return { role: 'unknown', item: text, text: misfitText(sort, text, found) }
}

/** The mistake code for a name that is not a proposition or ground action of the question. */
export function misfitMistake(found: Exclude<AtomClass, { kind: 'in-universe' }>): MistakeCode {
  switch (found.kind) {
    case 'static':
      return 'static-fact'
    case 'derived':
      return 'derived-fact'
    case 'unreadable':
      return 'malformed'
    case 'unknown-name':
      return found.isOther ? 'wrong-sort' : 'unknown-name'
    default:
      return found.kind
  }
}

function misfitText(sort: Sort, text: string, found: Exclude<AtomClass, { kind: 'in-universe' }>): string {
  switch (found.kind) {
    case 'static':
      return fitting(
        `${quoted(text)} is not among the question's propositions, because no action changes its predicate; it is ${found.holds ? 'always' : 'never'} true.`,
        `${quoted(text)} is not among the question's propositions: it is ${found.holds ? 'always' : 'never'} true.`,
      )
    case 'derived':
      return fitting(
        `${quoted(text)} is not among the question's propositions, because rules compute it and no action changes it directly.`,
        `${quoted(text)} is not among the question's propositions: rules compute it.`,
      )
    default:
      return misfitSentence(sort, text, found)
  }
}

function misfitSentence(sort: Sort, text: string, misfit: Misfit): string {
  switch (misfit.kind) {
    case 'unreadable':
      return fitting(
        `${quoted(text)} is not of the form \`(name object …)\`.`,
        'An entry of the answer is not of the form `(name object …)`.',
      )
    case 'unknown-name': {
      const declared = sort === 'fact' ? 'predicate' : 'action'
      const other = sort === 'fact' ? 'an action' : 'a predicate'
      if (misfit.isOther)
        return `${quoted(misfit.name)} is ${other}, but the question asks for ${sort === 'fact' ? 'a proposition' : 'an action'}.`
      return `The domain has no ${declared} ${quoted(misfit.name)}${didYouMean(misfit.near)}`
    }
    case 'wrong-arity': {
      const given = misfit.given === 1 ? '1 argument' : `${misfit.given} arguments`
      const takes = `but ${quoted(misfit.declared)} takes ${misfit.expected}.`
      return fitting(`${quoted(text)} has ${given}, ${takes}`, `An entry of the answer has ${given}, ${takes}`)
    }
    case 'unknown-object':
      return fitting(
        `The problem has no object ${quoted(misfit.object)}, used in ${quoted(text)}${didYouMean(misfit.near)}`,
        `The problem has no object ${quoted(misfit.object)}${didYouMean(misfit.near)}`,
        `The problem has no object ${quoted(misfit.object)}.`,
      )
    case 'ill-typed':
      return fitting(
        `In ${quoted(text)}, ${quoted(misfit.object)} is of type ${quoted(misfit.given)}, but ${quoted(misfit.declared)} expects type ${quoted(misfit.expected)} there.`,
        `${quoted(misfit.object)} is of type ${quoted(misfit.given)}, but ${quoted(misfit.declared)} expects type ${quoted(misfit.expected)} there.`,
      )
    default:
      return misfit satisfies never
  }
}

const didYouMean = (near: readonly string[]): string =>
  near.length === 0 ? '.' : `; did you mean ${listedNames(near, 3).replace(' and ', ' or ')}?`
