// Compares lines in batches, each line independently, in whichever thread.

import type { MessagePort } from 'node:worker_threads'
import type { Limits } from '#base/limits'
import { answerLine, BadLine, idOf, textField } from '#cli/jsonl'
import type { DonePiece, LinesPiece } from '#cli/piece'
import { compareTexts, domainText, type Equivalence, FaultyText } from '#library/compared'

/** The settings for comparing lines. */
export interface EquivalentTask {
  readonly limits: Limits
  /** The domain for lines that name none. */
  readonly domain: string | null
  /** Default for lines that do not specify whether goal objects are interchangeable. */
  readonly placeholder: boolean
}

/** One comparison per line, or `{"line":n,"error":text}`; empty lines are skipped. */
export function comparePiece({ texts, from }: LinesPiece, task: EquivalentTask): DonePiece {
  const found: string[] = []
  let bad = 0
  let undecided = 0
  for (const [i, text] of texts.entries()) {
    const answered = answerLine(text, from + i, line => {
      const compared = comparedLine(line, task)
      if (compared.isUndecided) undecided++
      return { ...idOf(line), ...equivalenceJson(compared) }
    })
    if (answered === undefined) continue
    if (answered.isBad) bad++
    found.push(answered.text)
  }
  return { texts: found, bad, undecided }
}

function comparedLine(line: Readonly<Record<string, unknown>>, task: EquivalentTask): Equivalence {
  const [a, b] = [textField(line, 'a'), textField(line, 'b')]
  const given = line.domain === undefined ? task.domain : textField(line, 'domain')
  if (given === null) throw new BadLine('needs the text field "domain".')
  const isOpen = isYes(line.is_placeholder) ?? task.placeholder
  const domain = domainText(given)
  if (domain === undefined)
    throw new BadLine('has no PDDL in its field "domain", nor the name of a domain that is known.')
  try {
    return compareTexts({ domain, a, b, mode: isOpen ? 'placeholder' : 'strict' }, task.limits)
  } catch (error) {
    if (error instanceof FaultyText) throw new BadLine(`cannot be compared. ${error.message}`)
    throw error
  }
}

/** Flags may be booleans, 1 and 0, or texts. */
function isYes(flag: unknown): boolean | undefined {
  if (flag === undefined || flag === null || flag === '') return undefined
  return flag === true || flag === 1 || /^(?:true|1|yes)$/i.test(String(flag))
}

/** The JSON result for one comparison. */
export const equivalenceJson = ({ isUndecided: _, ...compared }: Equivalence): object => compared

/** The loop of a thread that compares lines. */
export function serveEquivalence(port: MessagePort, task: EquivalentTask): void {
  port.on('message', ({ number, input }: { number: number; input: LinesPiece }) =>
    port.postMessage({ number, answer: comparePiece(input, task) }),
  )
}
