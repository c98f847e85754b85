// The verdict if a question is undecided because memory ran out.

import { bytesAllowed, isAllocationFailure, watchingShortage } from '#base/memory'
import type { Draft } from './draft'

/** The draft of `judge`, or a draft that memory ran out; how much there is depends on the device. */
export function withinMemory(judge: () => Draft | undefined): Draft | undefined {
  let watched: ReturnType<typeof watchingShortage<Draft | undefined>>
  try {
    watched = watchingShortage(judge)
  } catch (error) {
    if (!isAllocationFailure(error)) throw error
    return { ...short('The browser gave no more memory'), findings: [note] }
  }
  const { value: draft, wasShort } = watched
  if (draft?.verdict !== 'undecided' || draft.reason !== 'limit' || !wasShort) return draft
  const statedDraft = short(`Working it out takes more than ${megabytes()} of memory, the most allowed here`)
  const { findings = [], evidence = [] } = draft
  return { ...statedDraft, findings: [...findings, note], evidence }
}

const megabytes = (): string => `${Math.floor(bytesAllowed() / 1e6).toLocaleString('en')} MB`

const short = (what: string): Draft => ({
  verdict: 'undecided',
  reason: 'memory',
  explanation: `${what}, so nothing is decided.`,
})

const note = {
  role: 'note',
  item: '',
  text: 'With more memory, the verdict may be decided; a decided verdict is the same everywhere.',
} as const
