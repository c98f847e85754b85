// The options of a prediction, and the value that each choice sends to the engine.

import { createMemo } from 'solid-js'
import type { Value } from '#teaching/computed'
import type { Inline, LivePart, Prediction } from '#teaching/lesson'
import { counted } from '#page/ui/naming'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { predictedInPart } from '../live/live-props'
import type { PickedName } from '../parts/name-picker'
import type { LessonState } from './lesson-state'

export interface Offered {
  /** Undefined until they are known, or if none are needed. */
  readonly names: () => readonly PickedName[] | undefined
  /** Describes the choice in a sentence; '' if it is visible anyway. */
  readonly describe: (value: Value | null) => string
  /** The display name of an item: steps with their actions. */
  readonly nameOf: (item: string) => string
  /** Facts and actions in the question, with their English; empty if they are among the options. */
  readonly inQuestion: () => readonly { readonly name: string; readonly english: string }[]
  /** True if the answer is picked in the live part itself. */
  readonly isInPart: boolean
  /** The instruction to the learner. */
  readonly wants: () => string
}

/** Maximum number of states stored by the search for a cheapest plan. */
const MAX_STATES = 200_000

/** The plain text of formatted prose. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map(piece =>
      piece.kind === 'text' || piece.kind === 'code' ? piece.text : 'content' in piece ? plainText(piece.content) : ' ',
    )
    .join('')

const wants: Readonly<Record<Prediction['ask'], string>> = {
  number: 'Write a number first. A guess is fine.',
  choice: 'Choose one first. A guess is fine.',
  fact: 'Pick a fact first. A guess is fine.',
  facts: 'Pick the facts first. A guess is fine.',
  action: 'Pick an action first. A guess is fine.',
  actions: 'Pick the actions first. A guess is fine.',
  steps: 'Pick the steps first. A guess is fine.',
  state: 'Pick a state first. A guess is fine.',
  pairs: 'Tick the pairs first. A guess is fine.',
  table: 'Fill in every row first. A guess is fine.',
}

/** The instruction while nothing is chosen yet. */
export const wantsFirst = (ask: Prediction['ask']): string => wants[ask]

export function createOffered(app: App, lesson: LessonState, part: LivePart, predict: Prediction): Offered {
  const source = createMemo(() => lesson.worldOf(part.world)?.source ?? null)
  const isAction = /^(?:actions?|steps)$/.test(predict.ask)
  const needsNames = /^(?:facts?|actions?)$/.test(predict.ask) && !predictedInPart(part)
  const all = createPane(
    () => (needsNames && predict.options === undefined ? source() : null),
    source => app.lanes.quietly('quick', api => api.teaching.names(source)),
  )
  const cheapest = createPane(
    () => (predict.ask === 'steps' && part.more.plan === 'cheapest' ? source() : null),
    source => app.lanes.quietly('computing', api => api.trace.cheapestPlan(source, part.at, { maxStates: MAX_STATES })),
  )
  const planFound = (): readonly string[] | undefined => {
    const found = cheapest.value()
    return found?.kind === 'plan' ? found.plan : undefined
  }
  const plain = createMemo((): readonly string[] | undefined => {
    if (predict.options !== undefined) return predict.options.map(plainText)
    if (predict.ask === 'steps') return typeof part.more.plan === 'object' ? part.more.plan : planFound()
    if (predict.ask === 'table') {
      const rows = lesson.computed(predict.rows ?? -1)
      return rows?.kind === 'value' && Array.isArray(rows.value) ? rows.value.map(String) : undefined
    }
    const found = all.value()
    if (found === undefined) return undefined
    return isAction ? found.actions : part.more.static === true ? [...found.facts, ...found.statics] : found.facts
  })
  const notes = createPane(
    () => {
      const names = plain()
      const world = lesson.worldOf(part.world)
      return names === undefined || world === undefined || names.length > 200 ? null : { world, names }
    },
    ({ world, names }) =>
      app.lanes.quietly('quick', async api => {
        const asked = { facts: isAction ? [] : names, actions: isAction ? names : [] }
        const wordsRequest = await api.teaching.words(world.source, world.phrases, asked)
        return (isAction ? wordsRequest.actions : wordsRequest.facts).map((english, at) => ({
          name: names[at]!,
          english,
        }))
      }),
    { keeps: () => true },
  )
  const names = createMemo((): readonly PickedName[] | undefined => {
    const byName = new Map(notes.value()?.map(({ name, english }) => [name, english]) ?? [])
    return plain()?.map((name, index) => ({
      value: predict.ask === 'steps' ? index : name,
      name,
      description: byName.get(name) ?? '',
    }))
  })
  return {
    names,
    describe: value => describeValue(value, predict),
    nameOf: item => (predict.ask === 'steps' ? `index ${item} ${plain()?.[Number(item)] ?? ''}`.trim() : item),
    inQuestion: createInQuestion(app, lesson, part, predict),
    isInPart: predictedInPart(part),
    wants: () => wants[predict.ask],
  }
}

/** The English of the names in the question. */
function createInQuestion(app: App, lesson: LessonState, part: LivePart, predict: Prediction): Offered['inQuestion'] {
  const isAlone = predict.ask === 'choice' || predict.ask === 'number'
  const names = isAlone ? [...new Set(plainText(predict.text).match(/\([^\s(),]+(?: [^\s(),]+)*\)/g) ?? [])] : []
  const pane = createPane(
    () => (names.length === 0 ? null : (lesson.worldOf(part.world) ?? null)),
    world =>
      app.lanes.quietly('quick', async api => {
        const asked = { facts: names, actions: names }
        const wordsRequest = await api.teaching.words(world.source, world.phrases, asked)
        return names.map((name, at) => ({ name, english: wordsRequest.facts[at] || wordsRequest.actions[at] || '' }))
      }),
  )
  return () => (pane.value() ?? []).filter(({ english }) => english !== '')
}

function describeValue(value: Value | null, { ask }: Prediction): string {
  if (value === null || ask === 'choice' || ask === 'table') return ''
  if (value === Number.POSITIVE_INFINITY) return 'infinite'
  if (ask === 'pairs') return counted(Array.isArray(value) ? value.length : 0, 'pair')
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  return typeof value === 'object' ? '' : String(value)
}
