// What is said where a question stays undecided for want of memory.

import { bytesAllowed, isAllocationFailure, wasShort } from '../../base/memory'
import type { Task } from '../../task/task'
import type { Draft } from './draft'

/** The draft that `judge` makes, or what is said where memory was short: that the device decides where the limit is. */
export function withinMemory(task: Task, judge: () => Draft | undefined): Draft | undefined {
  let draft: Draft | undefined
  try {
    draft = judge()
  } catch (error) {
    if (!isAllocationFailure(error)) throw error
    return { ...short('The browser gave no more memory'), findings: [note] }
  }
  if (draft?.verdict !== 'undecided' || draft.reason !== 'limit' || !wasShort(task)) return draft
  const told = short(
    `Working it out takes more than ${megabytes()} of memory, the most allowed here`,
  )
  return { ...told, findings: [...(draft.findings ?? []), note] }
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
