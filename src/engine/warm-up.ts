// Warms up an engine: judges answers about a small problem with two places, for each kind that a first verdict may need
// and that has no special problem.

import { sortOf } from '#language/answers/shape'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { judge } from '#questions/kinds/judge'
import { loadKind } from '#questions/kinds/registry'
import { partOf } from '#engine/life/alive'
import type { Verdict } from '#questions/kinds/verdict'

/** More rounds hardly help: by then V8 has optimised the hot code. */
const ROUNDS = 5

const domain = `(define (domain warm-up) (:requirements :strips :typing)
(:types car place - object) (:predicates (at ?c - car ?p - place) (ferry ?p - place) (free) (on ?c - car) (other ?x ?y))
(:action board :parameters (?c - car ?p - place) :precondition (and (at ?c ?p) (ferry ?p) (free))
 :effect (and (on ?c) (not (at ?c ?p)) (not (free))))
(:action leave :parameters (?c - car ?p - place) :precondition (and (on ?c) (ferry ?p))
 :effect (and (at ?c ?p) (free) (not (on ?c))))
(:action sail :parameters (?x - place ?y - place) :precondition (and (other ?x ?y) (ferry ?x))
 :effect (and (ferry ?y) (not (ferry ?x)))))`
const problem = `(define (problem warm-up) (:domain warm-up) (:objects c d - car k l - place)
(:init (at c k) (at d l) (ferry k) (free) (other k l) (other l k)) (:goal (and (at c l) (at d k))))`
const answers = { action: '(board c k)', fact: '(on c)' }

/** The steps, which return verdicts; each takes a few milliseconds once the engine is warm. */
export async function warmUp(): Promise<readonly (() => Verdict)[]> {
  const asked = plainKinds().filter(kind => wordsOfKind(kind).about === 'nothing')
  await partOf(Promise.all(asked.map(loadKind)))
  return Array.from({ length: ROUNDS }, (_, round) =>
    asked.map(kind => () => {
      // Each round has different texts, since parses are cached.
      const source = { domain: `${domain};${round}`, problem: `${problem};${round}` }
      return judge(source, { kind }, answers[sortOf(wordsOfKind(kind).answer.shape)], {
        maxStates: 1_000,
      })
    }),
  ).flat()
}
