// Making questions on all cores: progress, stopping, and the result. The questions made open like a file.

import { hashOfText } from '#base/hash'
import { type Accessor, createSignal } from 'solid-js'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { EngineCalls } from '#engine/client'
import { spawnEngine } from '#engine/spawn'
import { EnginePool, type PoolResult, poolSize } from '../lanes/pool'
import { counted, domainTitle } from '#page/ui/naming'
import type { Held } from '../inbox/inbox'
import type { OpenFile } from '../session/session'
import { nextTurn } from '#page/browser/turns'
import { freshSeed, wantedOf } from './choices'
import { createHandles } from '../commands/handles'
import type { App } from '../app'
import type { Card } from '../files/bundled/bundled'
import { earlierOrder, endOrder, keepMade, newOrder, type Order } from './orders'
import { worldOf } from './worlds'

/** Progress of running work. */
export interface Making {
  readonly startedAt: number
  readonly done: number
  readonly of: number
  readonly made: number
  readonly wanted: number
}

/** A kind, form and world for which fewer questions were made than requested. */
export interface Shortfall {
  readonly world: string
  readonly kind: KindCode
  readonly format: FormatCode
  readonly made: number
  readonly wanted: number
  readonly reasons: readonly { readonly reason: string; readonly times: number }[]
}

export interface MakingResult {
  readonly made: number
  readonly wanted: number
  readonly stopped: boolean
  readonly shortfalls: readonly Shortfall[]
}

/** The making of questions. */
export interface MakingQuestions {
  readonly making: Accessor<Making | null>
  /** The result, until it is dismissed. */
  readonly outcome: Accessor<MakingResult | null>
  readonly forgetOutcome: () => void
  readonly stopMaking: () => void
  /** Makes the questions of the units and opens them; does nothing while questions are being made already. */
  readonly make: (units: readonly MakeUnit[]) => Promise<void>
  /** Continues an order of an earlier visit. */
  readonly goOn: (held: Held) => Promise<void>
  /** Shows the questions made. */
  readonly show: () => void
  /** Makes one question of any world, kind and form. */
  readonly surprise: (domains: readonly Card[]) => Promise<void>
}

const SURPRISES = 8

export function createMaking(app: App): MakingQuestions {
  const { session, place, notices, keeping } = app
  const [outcome, setOutcome] = createSignal<MakingResult | null>(null)
  const { making, stopMaking, runUnits } = createUnits(app)

  /** True while the order is being stored, before it is carried out. */
  let isOrdered = false

  const show = (): void => {
    setOutcome(null)
    place.show({ gallery: false, make: false, sheet: 'question' })
  }
  const open = async (units: readonly MakeUnit[], results: readonly PoolResult<MadeQuestions>[]): Promise<void> => {
    // Lets the browser draw the pressed button before the result.
    await nextTurn()
    const questions = questionsOf(results)
    const shortfalls = shortfallsOf(units, results)
    const stopped = results.some(({ kind }) => kind === 'stopped')
    setOutcome({ made: questions.length, wanted: wantedOf(units), stopped, shortfalls })
    if (questions.length === 0) return
    // Drawing the list takes long enough by itself.
    await nextTurn()
    session.add([fileOf(units, questions)])
    if (shortfalls.length > 0) return
    show()
    announce(app, questions.length)
  }
  const carryOut = async (order: Order): Promise<void> => {
    const { units, made, held } = order
    const left = units.flatMap((_, at) => (made.has(at) ? [] : [at]))
    const more = await runUnits(
      left.map(at => units[at]!),
      (index, value) => keepMade(app, order, left[index]!, value),
    )
    const now = new Map(left.map((at, i) => [at, more[i]!]))
    await open(
      units,
      units.map((_, at) => made.get(at) ?? now.get(at)!),
    )
    if (await keeping.stored()) await endOrder(app, held)
    else held.release()
  }
  return {
    ...{ making, outcome, stopMaking, show },
    forgetOutcome: () => void setOutcome(null),
    async make(units) {
      if (isOrdered || making() !== null || units.length === 0) return
      setOutcome(null)
      isOrdered = true
      const order = await newOrder(app, units)
      isOrdered = false
      await carryOut(order)
    },
    async goOn(held) {
      const order = making() === null ? await earlierOrder(app, held) : undefined
      if (order === undefined) return held.release()
      notices.notify({
        tone: 'plain',
        title: 'Making questions continues',
        lines: ['The page was closed before all of them were made.'],
      })
      await carryOut(order)
    },
    async surprise(domains) {
      if (making() !== null) return
      const made = await surprisingFile(domains, runUnits)
      if (made === 'stopped') return
      if (made !== undefined) {
        session.add([made])
        return show()
      }
      const lines = ['Try once more.']
      notices.notify({ tone: 'plain', title: 'No question could be made this time', lines })
    },
  }
}

/** States where the questions are kept, and how to take them along. */
function announce({ notices, place }: App, count: number): void {
  notices.notify({
    tone: 'plain',
    title: `${counted(count, 'question')} ${count === 1 ? 'is' : 'are'} made`,
    lines: ['Kept in this browser, with the answers. Save a file to keep them elsewhere, or to hand them out.'],
    action: { label: 'Save or hand out', run: () => place.show({ dialog: 'take' }) },
  })
}

/** Runs units of work on all cores, with progress. */
function createUnits(app: App) {
  const { provide } = app.feature(createHandles)
  const [making, setMaking] = createSignal<Making | null>(null)
  let abort: AbortController | undefined
  const stopMaking = (): void => abort?.abort()
  return {
    making,
    stopMaking,
    async runUnits(
      units: readonly MakeUnit[],
      made: (index: number, value: MadeQuestions) => void = () => {},
    ): Promise<readonly PoolResult<MadeQuestions>[]> {
      const wanted = wantedOf(units)
      const start = { startedAt: performance.now(), done: 0, of: units.length, made: 0, wanted }
      setMaking(start)
      const remove = provide('stopMaking', stopMaking)
      abort = new AbortController()
      const { signal } = abort
      const pool = new EnginePool(spawnEngine, poolSize(), app.lanes.domains)
      const results = await pool.run(units, (api, unit) => questionsBy(api, unit), {
        signal,
        settled(index, result, done) {
          if (result.kind === 'done') made(index, result.value)
          setMaking(old => ({
            ...(old ?? start),
            done,
            made: (old?.made ?? 0) + (result.kind === 'done' ? result.value.questions.length : 0),
          }))
        },
      })
      remove()
      setMaking(null)
      return results
    },
  }
}

/** Traps and levels are handled by the lessons' service, which is loaded only on request. */
const questionsBy = (api: EngineCalls, unit: MakeUnit): Promise<MadeQuestions> =>
  unit.trap === undefined && unit.level === undefined ? api.making.questions(unit) : api.teaching.tricky(unit)

/** Tries units until one yields a question; undefined if none does. */
async function surprisingFile(
  domains: readonly Card[],
  runUnits: (units: readonly MakeUnit[]) => Promise<readonly PoolResult<MadeQuestions>[]>,
): Promise<OpenFile | 'stopped' | undefined> {
  for (let turn = 0; turn < SURPRISES; turn++) {
    const unit = surprisingUnit(domains)
    if (unit === undefined) return undefined
    const results = await runUnits([unit])
    const questions = questionsOf(results)
    if (questions.length > 0) return fileOf([unit], questions)
    if (results.some(({ kind }) => kind === 'stopped')) return 'stopped'
  }
  return undefined
}

function surprisingUnit(domains: readonly Card[]): MakeUnit | undefined {
  const domain = oneOf(domains)
  const kind = oneOf(plainKinds())
  if (domain === undefined || kind === undefined) return undefined
  const world = {
    kind: 'folder' as const,
    domain: domain.id,
    size: { ...worldOf(domain).presets.small },
  }
  return {
    world,
    kind,
    format: oneOf(wordsOfKind(kind).formats)!,
    count: 1,
    seed: freshSeed(),
    block: 0,
  }
}

function oneOf<T>(list: readonly T[]): T | undefined {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return list[bits % Math.max(1, list.length)]
}

const questionsOf = (results: readonly PoolResult<MadeQuestions>[]): Question[] =>
  results.flatMap(result => (result.kind === 'done' ? result.value.questions : []))

export const worldName = ({ world }: MakeUnit): string =>
  world.kind === 'folder' ? domainTitle(world.domain) : 'The open problem'

function shortfallsOf(units: readonly MakeUnit[], results: readonly PoolResult<MadeQuestions>[]): readonly Shortfall[] {
  const byName = new Map<string, Shortfall>()
  units.forEach((unit, index) => {
    const result = results[index]!
    const { kind, format } = unit
    const world = worldName(unit)
    const name = `${world}/${kind}/${format}`
    const old = byName.get(name) ?? { world, kind, format, made: 0, wanted: 0, reasons: [] }
    const made = result.kind === 'done' ? result.value.questions.length : 0
    const reasons =
      result.kind === 'failed'
        ? [{ reason: result.message, times: 1 }]
        : result.kind === 'stopped'
          ? [{ reason: 'it was stopped', times: 1 }]
          : made < unit.count
            ? result.value.passedOver
            : []
    byName.set(name, {
      ...old,
      made: old.made + made,
      wanted: old.wanted + unit.count,
      reasons: together([...old.reasons, ...reasons]),
    })
  })
  return [...byName.values()].filter(({ made, wanted }) => made < wanted)
}

/** Merges equal reasons, most frequent first. */
function together(list: Shortfall['reasons']): Shortfall['reasons'] {
  const times = new Map<string, number>()
  for (const each of list) times.set(each.reason, (times.get(each.reason) ?? 0) + each.times)
  return [...times].map(([reason, count]) => ({ reason, times: count })).sort((a, b) => b.times - a.times)
}

function fileOf(units: readonly MakeUnit[], questions: readonly Question[]): OpenFile {
  const worlds = [...new Set(units.map(worldName))]
  const where = worlds.length <= 2 ? worlds.join(' and ') : counted(worlds.length, 'domain')
  const name = `Made: ${where}, seed ${units[0]!.seed || 'empty'}`
  const id = `made:${hashOfText(JSON.stringify([units, questions.length]))}`
  return { id, name, origin: 'made', questions, issues: [] }
}
