// The worker's side of scoring, and its messages.

import type { HarnessDate } from '#language/answers/official'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import { type SessionDomain, useSessionDomains } from '#language/english/session-domains'

import { loadKinds } from '#questions/kinds/registry'
import type { Certificates, Verdict } from '#questions/kinds/verdict'
import type { ScoredRow } from '#results/runs/row'
import { rememberTasks } from '#planning/task/load'
import type { ServingPort } from './ports'
import { makeScorer, type Response } from './scorer'

/** A question cached by a worker under a number. */
export interface SentQuestion {
  readonly number: number
  readonly question: Question
  readonly key: string
}

/** A message to a worker. */
export type ToWorker =
  /** The first message; `tasks`: maximum bytes of grounded problems to cache. */
  | {
      readonly kind: 'open'
      readonly limits: Limits
      readonly harness: HarnessDate | undefined
      readonly certificates: Certificates
      readonly tasks: number
    }
  /** Replaces the visitor's domains; there are none initially. */
  | { readonly kind: 'domains'; readonly domains: readonly SessionDomain[] }
  | {
      readonly kind: 'batch'
      /** Numbers of questions to drop; they may be reused. */
      readonly forget: readonly number[]
      /** Questions of the responses that the worker does not have yet. */
      readonly questions: readonly SentQuestion[]
      readonly responses: readonly {
        readonly question: number
        readonly response: Response
      }[]
    }

/**
 * A message from a worker: first that it is ready, then one for each batch, with results in the order of its responses.
 */
export type FromWorker<Detail> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'scored'; readonly results: readonly ScoredResult<Detail>[] }

export type ScoredResult<Detail> =
  | { readonly row: ScoredRow; readonly detail: Detail | undefined }
  /** The program threw an unexpected error on this response. */
  | { readonly error: string }

/** Computes additional output for a scored response, as plain data, such as a line of text. */
export type DetailOf<Detail> = (response: Response, question: Question, verdict: Verdict, row: ScoredRow) => Detail

/** Answers the messages of a port; the result of `detail` is added to each row. All kinds must be loaded. */
export function serveScoring<Detail>(port: ServingPort, detail?: DetailOf<Detail>): void {
  let makeNew = () => makeScorer()
  let scorer = makeNew()
  const questions = new Map<number, SentQuestion>()
  port.listen(data => {
    const message = data as ToWorker
    if (message.kind === 'open') {
      makeNew = () => makeScorer(message.limits, message.harness, message.certificates)
      scorer = makeNew()
      rememberTasks(message.tasks)
      return
    }
    if (message.kind === 'domains') {
      useSessionDomains(message.domains)
      // The English of the questions may have changed.
      scorer = makeNew()
      return
    }
    for (const number of message.forget) questions.delete(number)
    for (const sent of message.questions) questions.set(sent.number, sent)
    const results = message.responses.map(({ question: number, response }): ScoredResult<Detail> => {
      try {
        const { question, key } = questions.get(number)!
        const { row, verdict } = scorer.score(response, question, key)
        return { row, detail: detail?.(response, question, verdict, row) }
      } catch (error) {
        return { error: bugText(error) }
      }
    })
    try {
      port.post({ kind: 'scored', results } satisfies FromWorker<Detail>)
    } catch {
      // One result that cannot be sent must not end the worker, and with it the others.
      port.post({ kind: 'scored', results: results.map(sendable) } satisfies FromWorker<Detail>)
    }
  })
  port.post({ kind: 'ready' } satisfies FromWorker<Detail>)
}

const bugText = (error: unknown): string =>
  `This response could not be scored, because of a bug in Planground: ${messageOf(error)}`

function sendable<Detail>(result: ScoredResult<Detail>): ScoredResult<Detail> {
  try {
    return structuredClone(result)
  } catch (error) {
    return { error: bugText(error) }
  }
}

/** Like `serveScoring`, as soon as all kinds are loaded; earlier messages wait. */
export async function serveScoringSoon(port: ServingPort): Promise<void> {
  const early: unknown[] = []
  let receive = (message: unknown): void => void early.push(message)
  port.listen(message => receive(message))
  await loadKinds()
  serveScoring({
    post: message => port.post(message),
    listen: heard => {
      receive = heard
    },
  })
  for (const message of early) receive(message)
}

/** A thrown value as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
