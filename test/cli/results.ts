// Result files for tests of `score`: samples of lm-evaluation-harness over the questions of `questionFile`.

import { questionFile } from './command'

type Doc = Readonly<Record<string, unknown>>

/** The questions as records; ids as text, which numbers cannot hold. */
export const docs = JSON.parse(questionFile().replace(/"id":(-?\d+)/g, (_, id) => `"id":"${id}"`)) as readonly Doc[]

export const docOf = (group: string): Doc => docs.find(doc => doc.group === group)!

/** A line of samples: the question, and what a model answered, once or several times. */
export const sample = (doc: Doc, ...responses: readonly string[]): string =>
  JSON.stringify({
    doc_id: docs.indexOf(doc),
    doc,
    target: 'x',
    resps: [responses],
    filtered_resps: responses,
  })

const answers: Readonly<Record<string, readonly string[]>> = {
  applicable_actions_gen: ['(go hall attic)', '(go attic hall)', 'Only (go hall attic).', 'Hm?'],
  goal_closer_gen: ['(go hall attic)', '(take lamp attic)', 'I would go (go hall attic)', ''],
  validation_gen: ['1', '2', 'index 1', 'none'],
  landmarks_gen: ['(in attic)', 'None', '(in hall)', '(carried lamp)'],
  validation_bool: ['yes', 'no', 'Yes, since it works.', 'who knows'],
}

/** As many lines as asked for: all questions in turn, each answered in four ways. */
export const samples = (count: number, ask: readonly Doc[] = docs): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const doc = ask[i % ask.length]!
    return sample(doc, answers[doc.group as string]![Math.floor(i / ask.length) % 4]!)
  })

export const text = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')
