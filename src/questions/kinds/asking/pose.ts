// Questions about a problem of the visitor, or of a shipped domain.

import { makeRng, type Rng } from '#base/rng'
import type { ContextParts } from '#language/english/context'
import { plainVoice } from '#language/english/describe'
import { askerOf } from './askers'
import { defaultBounds } from './posed'
import { familyOfKind, type KindCode, kindCodes } from '../codes'
import type { Asked, Question } from '../question'
import { kindOf } from '../registry'
import type { Source } from '#planning/pddl/source'
import { contextOf, type Situation, type World } from './situation'
import { type LoadedTask, loadTask } from '#planning/task/load'
import { isUnsolvable } from '../solving/goal'
import { folderOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'

/** Maximum number of states stored to find a plan. */
const PLAN_STATES = 50_000

/** Questions about a problem; empty if its texts have errors. */
export function poseOwn(source: Source, name: string): Question[] {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return []
  const { domain, problem, task } = prepared
  const id = folderOf(domain)?.id ?? domain.name
  const world: World = { id, domainText: source.domain, domain, phrases: phrasesOf(domain) }
  const situation: Situation = { world, source, task, voice: plainVoice }
  const rng = makeRng(problem.name)
  return kindCodes.flatMap(kind => {
    const own = ownQuestion(kind, prepared, situation, rng)
    if (own === undefined) return []
    const { asked, stem, parts } = own
    return [
      {
        key: `${name}/${problem.name}/${kind}`,
        id: `${problem.name}/${kind}`,
        family: familyOfKind(kind),
        kind,
        format: 'gen',
        domain: world.id,
        context: contextOf(situation, parts),
        question: stem,
        shown: source,
        judged: source,
        asked,
        origin: { from: 'own' },
      },
    ]
  })
}

/**
 * The kind's question about a problem: a fixed text if it needs no further data, else a generated one; undefined if no
 * answer could be right.
 */
function ownQuestion(
  kind: KindCode,
  ready: LoadedTask,
  situation: Situation,
  rng: Rng,
): { readonly asked: Asked; readonly stem: string; readonly parts: ContextParts } | undefined {
  const { texts, words, objection } = kindOf(kind)
  if (texts.ownQuestion !== undefined) {
    const isOpen =
      objection?.(ready, { kind }) == null && !(words.contextParts.goal && isUnsolvable(ready.task, PLAN_STATES))
    return isOpen ? { asked: { kind }, stem: texts.ownQuestion, parts: words.contextParts } : undefined
  }
  // Kinds that need an action or a sequence: chosen at random, but always the same.
  const bounds = { ...defaultBounds, maxStates: PLAN_STATES }
  const asker = askerOf(kind)
  if (asker?.isLaidOut === true) return undefined
  const attempt = asker?.gen(situation, rng.fork(kind), bounds)
  if (attempt?.kind !== 'posed') return undefined
  const { asked, stem, parts } = attempt.posed
  return asked && { asked, stem, parts }
}
