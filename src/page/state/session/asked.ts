// The content of open questions. Most state it formally; an action given in English is looked up by the engine once
// the question is shown, and cached as long as the question is open.

import { type Accessor, createSignal, type Setter } from 'solid-js'
import type { FoundAsked } from '#questions/kinds/help'
import type { Question } from '#questions/kinds/question'
import type { App } from '../app'
import { inBackground } from '#page/browser/background'

/** `asked` is undefined, and `problem` empty, during the lookup. */
export interface AskedNow {
  readonly asked: Question['asked']
  readonly problem: string
}

const lookedFor: AskedNow = { asked: undefined, problem: '' }
/** For questions that need no lookup. */
const nothing: AskedNow = { asked: null, problem: '' }

/** Caches the results of `find`; runs one lookup at a time, starting with the question requested last. */
export function createAsking(find: (question: Question) => Promise<FoundAsked | null>) {
  const known = new WeakMap<Question, readonly [Accessor<AskedNow>, Setter<AskedNow>]>()
  const waiting: Question[] = []
  let isBusy = false

  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const found = await find(next)
      // The engine failed or was stopped: the next reader triggers another lookup.
      if (found === null) known.delete(next)
      else known.get(next)?.[1](found)
    }
    isBusy = false
  }

  return (question: Question): AskedNow => {
    const { asked, askedProblem: problem = '' } = question
    if (asked !== undefined) return { asked, problem }
    if (question.format !== 'gen' || question.judged === null) return nothing
    const before = known.get(question)
    if (before !== undefined) return before[0]()
    const [read, write] = createSignal(lookedFor)
    known.set(question, [read, write])
    waiting.push(question)
    inBackground(work())
    return read()
  }
}

/** The content of a question, as a signal; the engine looks up what the question does not state. */
export const createAsked = ({ lanes: { quietly } }: Pick<App, 'lanes'>) =>
  createAsking(async question => {
    const outcome = await quietly('quick', api => api.names.asked(question))
    return outcome.kind === 'done' ? outcome.value : null
  })
