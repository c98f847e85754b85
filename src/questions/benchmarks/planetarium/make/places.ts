// The setting of generated texts: a domain with its English, and its problems, from the benchmark's layouts, a
// generator, or walks from a given problem.

import type { Rng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import type { Phrases } from '#language/english/phrases'
import { generateProblem, type MakeUnit } from '#questions/kinds/asking/making'
import { walkedFrom } from '#questions/kinds/asking/walked-problem'
import { domainNamed } from '#language/library/domains'
import type { Domain } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { loadDomain, loadTask } from '#planning/task/load'
import { layoutsOf } from '../layouts/registry'
import type { BoundLayout } from '../layouts/layout'
import { type Sketch, sketchOf } from '../layouts/sketch'
import { type Sort, sortsOf } from '../layouts/sorts'
import { staticPredicates } from '../texts/header'
import { englishOf } from '../texts/english-of'
import { publishedDomains } from './domains'
import { type Stage, stageOf } from './worlds'

export interface MakePlace {
  /** The id in the page: the benchmark's name, the folder, or the PDDL name. */
  readonly id: string
  readonly domainText: string
  readonly domain: Domain
  readonly phrases: Phrases
  readonly sorts: readonly Sort[]
  readonly layouts: readonly BoundLayout[]
  /** The objects of the n-th problem, if the domain has layouts. */
  readonly stage?: (n: number, rng: Rng) => Stage | undefined
  /** A generated problem, or why there is none; for a given problem, each n is another walk. */
  readonly sketch: (n: number, rng: Rng) => Sketch | string
}

/** Sizes of walks from a given problem: number of actions, and of facts in the goal. */
const WALK = { walk: 12, goals: 4 }

/** The setting of a unit, or why there is none. */
export function placeOf({ world, style }: MakeUnit): MakePlace | string {
  if (world.kind === 'given') return givenPlace(world.source)
  const { domain: id, size } = world
  const theirs = publishedDomains.find(each => each.id === id)
  const folder = domainNamed(id)
  if (theirs !== undefined && (style?.layout !== 'corrected' || folder === undefined)) {
    return {
      ...placed(id, theirs.domainText),
      stage: (_, rng) => stageOf(id, size, rng),
      sketch: () => 'its problems come of layouts',
    }
  }
  if (folder === undefined) return `there is no domain ${id}`
  const place = placed(folder.id, folder.domainText)
  return {
    ...place,
    ...(place.layouts.length === 0 ? {} : { stage: (_, rng) => stageOf('blocksworld', size, rng) }),
    sketch: (_, rng) => generated(id, size, rng),
  }
}

function placed(id: string, domainText: string): Omit<MakePlace, 'sketch'> {
  const { domain } = loadDomain(domainText)
  const phrases = englishOf(domain)
  const sorts = sortsOf(domain, phrases)
  return { id, domainText, domain, phrases, sorts, layouts: layoutsOf(domain) }
}

function generated(id: string, size: Size, rng: Rng): Sketch | string {
  const text = generateProblem(id, size, String(rng.below(0x100000000)))
  return text.kind === 'none' ? text.message : sketched(text.source)
}

function sketched(source: Source): Sketch | string {
  const loaded = loadTask(source)
  return loaded.kind === 'ready' ? sketchOf(loaded.domain, loaded.problem) : loaded.message
}

/** First the given problem itself, then problems with initial states and goals from walks in it. */
function givenPlace(source: Source): MakePlace | string {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return loaded.message
  const { domain, problem } = loaded
  const place = placed(domain.name, source.domain)
  const stage = place.layouts.length === 0 ? undefined : stageIn(sketchOf(domain, problem), domain)
  return {
    ...place,
    ...(stage === undefined ? {} : { stage: n => (n === 0 ? undefined : stage) }),
    sketch: (n, rng) => {
      if (n === 0) return sketched(source)
      try {
        return sketched({ ...source, problem: walkedFrom(source, domain.name, rng, WALK) })
      } catch (error) {
        // A walk that leads to nothing new throws an error that says so.
        return error instanceof Error ? error.message : String(error)
      }
    },
  }
}

/** The objects of a problem in which only types are static facts; undefined for other problems. */
function stageIn(sketch: Sketch | string, domain: Domain): Stage | undefined {
  if (typeof sketch === 'string') return undefined
  const still = staticPredicates(domain)
  const sorted = sketch.init.filter(([head]) => still.has(head!))
  return sorted.every(fact => fact.length === 2) ? { objects: sketch.objects, sorted, further: () => [] } : undefined
}
