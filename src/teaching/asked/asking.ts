// Helpers for questions about runs and estimates: the name of the world, pieces of prose, options in random order.

import { listed } from '#base/words'
import { makeRng } from '#base/rng'
import type { HeuristicName } from '#planning/textbook/options'
import type { World } from '#planning/textbook/world'
import type { Inline, LensEntry, LessonWorld, SearchEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'

/** The world of an entry: its name and its grounded task. */
export interface Asking {
  readonly place: LessonWorld
  readonly world: World
}

export const text = (words: string): Inline => ({ kind: 'text', text: words })
export const code = (name: string): Inline => ({ kind: 'code', text: name })

/** The beginning of a question, such as `In the ferry problem that is shown`. */
export const inWorld = ({ place }: Asking): string => `In the ${place.folder ?? place.name} problem that is shown`

export const heuristicWord: Readonly<Record<HeuristicName, string>> = {
  blind: 'blind',
  'goal-count': 'goal count',
  'h-max': 'h-max',
  'h-add': 'h-add',
  ff: 'FF',
  'lm-cut': 'LM-cut',
  'h-plus': 'h⁺',
  'h-star': 'h*',
}

/** A question with one right option; the order of options is drawn from a seed derived from the entry. */
export function choice(
  { place }: Asking,
  entry: SearchEntry | LensEntry,
  asks: {
    readonly text: readonly Inline[]
    readonly right: readonly Inline[]
    readonly others: readonly (readonly Inline[])[]
    readonly because: string
  },
): MadeQuiz {
  const drawn = makeRng(JSON.stringify({ ...entry, place: null }))
  const options = drawn.shuffled([asks.right, ...asks.others])
  return {
    kind: 'asked',
    world: place.name,
    ask: 'choice',
    text: asks.text,
    options,
    right: options.indexOf(asks.right) + 1,
    because: asks.because,
  }
}

/** A question with sets of estimates as options; one is right. */
export function choiceOfSets(
  asking: Asking,
  entry: SearchEntry | LensEntry,
  asks: {
    readonly text: readonly Inline[]
    readonly all: readonly HeuristicName[]
    readonly right: readonly HeuristicName[]
    readonly because: string
  },
): MadeQuiz {
  const { all, right } = asks
  const words = (set: readonly HeuristicName[]): string =>
    set.length === 0
      ? 'None of them'
      : listed(
          set.map(each => heuristicWord[each]),
          all.length,
        )
  const rest = all.filter(each => !right.includes(each))
  // Wrong options: one item too many, one too few, all items, and the complement.
  const sets = [all.filter(each => right.includes(each) || each === rest[0]), right.slice(1), all, rest]
  const others = [...new Set(sets.map(words))].filter(each => each !== words(right)).slice(0, 3)
  return choice(asking, entry, {
    text: asks.text,
    right: [text(words(right))],
    others: others.map(each => [text(each)]),
    because: asks.because,
  })
}

export const none = (message: string): MadeQuiz => ({ kind: 'none', message })
