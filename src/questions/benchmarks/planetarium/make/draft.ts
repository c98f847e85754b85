// Draws a random problem and its text: first the facts and the goal, then how both are described.

import type { Rng } from '#base/rng'
import { type LayoutChoice, type TextStyleName, styleNames } from '#questions/kinds/asking/planning/style'
import { loadTask } from '#planning/task/load'
import { Exchange } from '../layouts/exchange'
import { proposedGoals } from '../layouts/propose'
import { type Fact, factsOfGoal, goalOf, pddlOf, type Sketch } from '../layouts/sketch'
import { Members } from '../layouts/sorts'
import { GoalRenderer, type TextStyleChoice, type RenderedText, type UsedLayout } from '../texts/render'
import type { MakePlace } from './places'
import { begin, goalsOf, shuffledFacts } from './worlds'

export interface Draft {
  readonly sketch: Sketch
  readonly text: RenderedText
  readonly how: { readonly init: TextStyleName; readonly goal: TextStyleName }
  /** Names of the layouts, as in the benchmark's rows; `generated` if there is none. */
  readonly init: string
  readonly goal: string
}

/** Maximum number of goals tried for one initial state. */
const MAX_GOALS = 6

/** Drafts for one initial state, best first; a sentence for each that could not be described. */
export function* draftsOf(place: MakePlace, style: LayoutChoice, n: number, rng: Rng): Generator<Draft | string> {
  const how = {
    init: rng.pick(style.init ?? styleNames),
    goal: rng.pick(style.goal ?? styleNames),
  }
  const stage = place.stage?.(n, rng.fork('stage'))
  if (stage !== undefined) yield* laidOut(place, how, rng, stage)
  else yield* generated(place, how, n, rng)
}

type How = Draft['how']

/** Drafts in a domain with layouts. */
function* laidOut(
  place: MakePlace,
  how: How,
  rng: Rng,
  stage: NonNullable<ReturnType<NonNullable<MakePlace['stage']>>>,
): Generator<Draft | string> {
  const begun = begin(place.domain, place.sorts, stage, place.layouts, rng.fork('init'))
  if (begun === undefined) {
    yield 'no layout fits the objects of its initial state'
    return
  }
  const isOpen = how.init === 'abstract' && begun.used.layout.opens.length > 0
  const opens = how.init === 'explicit' ? begun.used.layout.opens : []
  const init = shuffledFacts(begun.scene.init, begun.scene, opens, rng.fork('names'))
  const scene = { ...begun.scene, init }
  let left = MAX_GOALS
  for (const used of goalsOf(scene, place.layouts, rng.fork('goals'))) {
    if (left-- === 0) return
    const { layout } = used
    // A goal that follows from an open initial state cannot be described fact by fact: the facts would reveal what is
    // open.
    if (isOpen && layout.follows === true && how.goal === 'explicit') continue
    const facts =
      how.goal === 'explicit'
        ? partly(shuffledFacts(used.facts, scene, layout.opens, rng.fork(layout.id)), rng)
        : used.facts
    const isWhole = facts.length === used.facts.length
    const sketch: Sketch = {
      domain: place.domain.name,
      name: `${begun.used.layout.id}_to_${layout.id}_${stage.objects.length}`,
      requirements: place.domain.requirements.map(({ name }) => name),
      objects: stage.objects,
      init,
      values: [],
      goal: goalOf(facts),
      minimizesCost: false,
    }
    const goal = { how: how.goal, used: { ...used, facts } }
    yield draft(place, sketch, how, rng, {
      init: { how: how.init, used: begun.used },
      goal,
      names: [begun.used.layout.id, isWhole ? layout.id : 'partial'],
    })
  }
}

/** All facts, or sometimes a subset: an explicit goal may be weaker than a layout. */
function partly(facts: readonly Fact[], rng: Rng): readonly Fact[] {
  if (facts.length < 3 || rng.below(3) > 0) return facts
  const kept = new Set(rng.shuffled(facts).slice(0, 1 + rng.below(facts.length - 1)))
  return facts.filter(fact => kept.has(fact))
}

/** Drafts in any domain: the goal as generated, or another non-trivial one. */
function* generated(place: MakePlace, how: How, n: number, rng: Rng): Generator<Draft | string> {
  const sketch = place.sketch(n, rng.fork('problem'))
  if (typeof sketch === 'string') {
    yield sketch
    return
  }
  const goals: (readonly Fact[] | null)[] = how.goal === 'explicit' ? [null] : []
  if (how.goal === 'abstract') {
    const loaded = loadTask({ domain: place.domainText, problem: pddlOf(sketch) })
    if (loaded.kind !== 'ready') {
      yield loaded.message
      return
    }
    const members = new Members(place.domain, place.sorts, sketch.objects, sketch.init)
    goals.push(...proposedGoals(loaded.task, members, rng.fork('goals')), null)
  }
  for (const facts of goals.slice(0, MAX_GOALS)) {
    const asked = facts === null ? sketch : { ...sketch, goal: goalOf(facts) }
    yield draft(place, asked, how, rng, {
      init: { how: how.init },
      goal: { how: how.goal },
      names: null,
    })
  }
}

function draft(
  place: MakePlace,
  sketch: Sketch,
  how: How,
  rng: Rng,
  styles: {
    readonly init: TextStyleChoice & { used?: UsedLayout }
    readonly goal: TextStyleChoice & { used?: UsedLayout }
    readonly names: readonly [string, string] | null
  },
): Draft | string {
  const isOpenAble = styles.names === null && factsOfGoal(sketch.goal) !== undefined
  const exchange = isOpenAble ? new Exchange(place.domainText, sketch) : undefined
  const renderer = new GoalRenderer(place.domain, place.phrases, sketch, rng.fork('text'), exchange)
  const rendered = renderer.render(styles.init, styles.goal)
  if (typeof rendered === 'string') return rendered
  const [init, goal] = styles.names ?? [rendered.init.layout ?? 'generated', rendered.goal.layout ?? 'generated']
  return { sketch, text: rendered, how, init, goal }
}
