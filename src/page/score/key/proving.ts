// The proof of the answer key: every answer of the open files is computed again on all cores, and counted by kind and
// by world.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import { kindCodes, kindName } from '#questions/kinds/codes'
import { withoutContext } from '#questions/kinds/question'
import type { Proof } from '#questions/benchmarks/proof'
import { spawnEngine } from '#engine/spawn'
import { EnginePool, poolSize } from '#page/state/lanes/pool'
import { domainTitle } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { createHandles } from '#page/state/commands/handles'
import type { App } from '#page/state/app'

/** Maximum number of states stored by a search for one question, as on the command line. */
const LIMITS = { maxStates: 2_000_000 }
/** Milliseconds between updates of the counts. */
const BREATH = 120

export interface Proving {
  readonly startedAt: number
  readonly done: number
  readonly of: number
}

export interface Proven {
  readonly entry: Entry
  readonly proof: Proof
}

export interface Tally {
  readonly name: string
  questions: number
  agree: number
  differ: number
  undecided: number
  notCheckable: number
  ms: number
}

/** The answers of the open files, proven. */
export interface ProvingFiles {
  readonly proving: Accessor<Proving | null>
  readonly proven: Accessor<readonly Proven[]>
  /** Number of questions skipped because of Stop. */
  readonly stopped: Accessor<number>
  readonly stopProving: () => void
  /** Proves the questions of one open file, or of all. */
  readonly proveOpen: (fileId: string | null) => Promise<void>
  readonly tallies: Accessor<Tallies>
}

export interface Tallies {
  readonly total: Tally
  readonly kinds: readonly Tally[]
  readonly worlds: readonly Tally[]
}

export function createProving(app: App): ProvingFiles {
  const { session, lanes } = app
  const { provide } = app.feature(createHandles)
  const [proving, setProving] = createSignal<Proving | null>(null)
  const [proven, setProven] = createSignal<readonly Proven[]>([])
  const [stopped, setStopped] = createSignal(0)
  let abort: AbortController | undefined
  const stopProving = (): void => abort?.abort()

  const proveOpen = async (fileId: string | null): Promise<void> => {
    if (proving() !== null) return
    const entries = session.entries().filter(({ file }) => fileId === null || file.id === fileId)
    if (entries.length === 0) return
    const startedAt = performance.now()
    const found: (Proven | undefined)[] = entries.map(() => undefined)
    let value = 0
    const report = (done: number): void => {
      setProven(found.filter(each => each !== undefined))
      setProving({ startedAt, done, of: entries.length })
    }
    setStopped(0)
    report(0)
    abort = new AbortController()
    const remove = provide('stopProving', stopProving)
    const pool = new EnginePool(spawnEngine, poolSize(), lanes.domains)
    await pool.run(entries, (api, { question }) => api.score.prove(withoutContext(question), LIMITS), {
      signal: abort.signal,
      settled: (index, result, done) => {
        const entry = entries[index]!
        if (result.kind === 'done') found[index] = { entry, proof: result.value }
        else if (result.kind === 'failed') found[index] = { entry, proof: lost(entry.question.domain, result.message) }
        if (performance.now() - value < BREATH) return
        value = performance.now()
        report(done)
      },
    })
    report(entries.length)
    setStopped(found.filter(each => each === undefined).length)
    setProving(null)
    remove()
  }
  const tallies = createMemo(() => talliesOf(proven()))
  return { proving, proven, stopped, stopProving, proveOpen, tallies }
}

const lost = (domain: string, message: string): Proof => ({
  domain,
  outcome: 'undecided',
  message,
  ms: 0,
  differences: [],
})

function talliesOf(proven: readonly Proven[]): Tallies {
  const total = newTally('All')
  const kinds = new Map<string, Tally>()
  const worlds = new Map<string, Tally>()
  for (const { entry, proof } of proven) {
    const kind = tallyOf(kinds, kindName(entry.question.kind))
    const world = tallyOf(worlds, proof.domain === '' ? 'Domain not shown' : domainTitle(proof.domain))
    for (const tally of [total, kind, world]) count(tally, proof)
  }
  const order = kindCodes.map(kind => kindName(kind))
  return {
    total,
    kinds: order.flatMap(name => kinds.get(name) ?? []),
    worlds: [...worlds.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

function newTally(name: string): Tally {
  return { name, questions: 0, agree: 0, differ: 0, undecided: 0, notCheckable: 0, ms: 0 }
}

function tallyOf(map: Map<string, Tally>, name: string): Tally {
  const tally = map.get(name) ?? newTally(name)
  map.set(name, tally)
  return tally
}

function count(tally: Tally, { outcome, ms }: Proof): void {
  tally.questions++
  tally.ms += ms
  if (outcome === 'agrees') tally.agree++
  else if (outcome === 'differs') tally.differ++
  else if (outcome === 'undecided') tally.undecided++
  else tally.notCheckable++
}

const columns = ['questions', 'agree', 'differ', 'undecided', 'not checkable', 'ms'] as const
const cellsOf = (tally: Tally): readonly number[] => [
  tally.questions,
  tally.agree,
  tally.differ,
  tally.undecided,
  tally.notCheckable,
  Math.round(tally.ms),
]

/** The result as a Markdown table and list. */
export function asMarkdown({ total, kinds, worlds }: Tallies, proven: readonly Proven[]): string {
  const row = (cells: readonly unknown[]): string => `| ${cells.map(plainCell).join(' | ')} |`
  const lines = [
    row(['', ...columns]),
    row(['---', ...columns.map(() => '---:')]),
    ...[...kinds, ...worlds, total].map(tally => row([tally.name, ...cellsOf(tally)])),
  ]
  const sentences = proven.flatMap(({ entry, proof }) =>
    proof.outcome === 'undecided'
      ? [`- ${nameOf(entry)}: undecided. ${proof.message}`]
      : proof.differences.map(
          ({ type, claim, certificate, checked }) =>
            `- ${nameOf(entry)}: \`${type}\`. ${claim}${certificate === null ? '' : ` (${certificate}${checked ? ', checked' : ''})`}`,
        ),
  )
  return `${[...lines, ...(sentences.length > 0 ? ['', ...sentences] : [])].join('\n')}\n`
}

const plainCell = (cell: unknown): string => String(cell).replaceAll('|', '\\|')
const nameOf = ({ file, number, question }: Entry): string => `${file.name}, question ${number} (id ${question.id})`

/** The result as JSON, question by question. */
export function asJson({ total, kinds, worlds }: Tallies, proven: readonly Proven[]): string {
  const questions = proven.map(({ entry, proof }) => ({
    file: entry.file.name,
    number: entry.number,
    id: entry.question.id,
    kind: entry.question.kind,
    format: entry.question.format,
    ...proof,
  }))
  return `${JSON.stringify({ summary: { total, kinds, worlds }, questions }, null, 2)}\n`
}
