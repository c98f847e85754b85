// `generate`: questions in the benchmark's own layout, the same for the same seed on every machine.

import { existsSync } from 'node:fs'
import { type DomainFolder, domainFolders } from '../../domains/index'
import { makeRng } from '../base/rng'
import { nearNames } from '../base/suggest'
import { writeFile } from '../benchmarks/registry'
import { plainPhrases } from '../language/phrases'
import { readPhrases } from '../language/read-phrases'
import { parseDomain } from '../pddl/domain'
import { printGenerated } from '../pddl/print-generated'
import {
  type Generated,
  generateQuestions,
  joined,
  type GeneratedQuestion,
} from '../kinds/asking/generate'
import { madeQuestion } from '../kinds/asking/made-question'
import { type FormatCode, type KindCode, kindCodes, wordsOfKind } from '../kinds/codes'
import type { World } from '../kinds/asking/situation'
import type { Task } from '../task/task'
import { loadTask } from '../task/load'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { InputError, readText } from './io'
import type { Verb } from './verb'

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const sizes = ['small', 'medium', 'large'] as const
/** Questions asked of one generated problem. */
const PER_PROBLEM = 5
/** Generated problems that may give nothing before a kind is given up. */
const BARREN = 8

const syntax: VerbSyntax = {
  name: 'generate',
  usage:
    'generate --domain D [--problem FILE] [--kind K,…] [--format gen,bool,mcq] [--count N] [--seed S] [--size small|medium|large] [--shard i/n] [--jsonl]',
  does: 'Makes questions with proven keys, in the layout of the benchmark’s files.',
  options: {
    domain: {
      kind: 'text',
      help: `one of ${domainFolders.map(({ id }) => id).join(', ')}, or a PDDL file`,
    },
    problem: { kind: 'text', help: 'a PDDL problem to ask about; else problems are generated' },
    kind: { kind: 'text', help: `${kindCodes.join(', ')}, separated by commas (all)` },
    format: { kind: 'text', help: 'gen, bool, mcq, separated by commas (gen)' },
    count: { kind: 'count', help: 'questions of each kind and format (10)' },
    seed: { kind: 'text', help: 'any text or number (0)' },
    size: { kind: 'text', help: 'of generated problems (medium)' },
    shard: {
      kind: 'text',
      help: 'i/n, i from 1: only this part of the whole; the parts together are the whole',
    },
    jsonl: { kind: 'flag', help: 'one question a line instead of one JSON array' },
    json: { kind: 'flag', help: 'the same as without: output is always JSON' },
  },
  positions: [0, 0],
}

export const generate: Verb = {
  syntax,
  run: async (args, streams) => {
    const plan = planOf(args)
    let written = 0
    const lines = args.flag('jsonl')
    const write = async (question: GeneratedQuestion): Promise<void> => {
      const made = madeQuestion(question, `${written}`)
      // Each as the only one of a file, whose brackets are put around all of them.
      if (lines) await streams.out(writeFile([made], 'jsonl').trimEnd())
      else {
        const record = writeFile([made], 'json').slice('[\n'.length, -'\n]\n'.length)
        await streams.out(`${written === 0 ? '[\n' : ',\n'}${record}`)
      }
      written++
    }
    const shortfalls = new Map<string, Shortfall>()
    for (const [i, unit] of plan.units.entries()) {
      if (i % plan.shards !== plan.shard) continue
      const made = questionsOf(plan, unit)
      for (const question of made.questions) await write(question)
      note(shortfalls, unit, made)
    }
    let short = false
    for (const [name, { made, wanted, reasons }] of shortfalls) {
      if (made >= wanted) continue
      short = true
      const [first] = [...reasons].sort((a, b) => b[1] - a[1])
      streams.note(
        `${name}: ${made} of ${wanted} questions${first ? `; mostly because ${first[0]}` : ''}.`,
      )
    }
    if (!lines) await streams.out(written === 0 ? '[]' : ']')
    return short && written === 0 ? 1 : 0
  },
}

/** What came of a kind in a format, over all its units. */
interface Shortfall {
  made: number
  wanted: number
  readonly reasons: Map<string, number>
}

function note(
  shortfalls: Map<string, Shortfall>,
  { kind, format, count }: Unit,
  { questions, passedOver }: Generated,
): void {
  const name = `${kind} ${format}`
  const all = shortfalls.get(name) ?? { made: 0, wanted: 0, reasons: new Map() }
  shortfalls.set(name, all)
  all.made += questions.length
  all.wanted += count
  if (questions.length < count)
    for (const { reason, times } of passedOver)
      all.reasons.set(reason, (all.reasons.get(reason) ?? 0) + times)
}

/** Questions that are made together; the parts of a shard. */
interface Unit {
  readonly kind: KindCode
  readonly format: FormatCode
  readonly count: number
  /** Tells generated problems apart. */
  readonly block: number
  /** Blocks of this kind and format: each asks only what falls to it, so that no question comes twice. */
  readonly blocks: number
}

interface Plan {
  readonly world: World
  readonly folder: DomainFolder | undefined
  /** The given problem. */
  readonly task: Task | undefined
  readonly seed: string
  readonly size: (typeof sizes)[number]
  readonly units: readonly Unit[]
  readonly shard: number
  readonly shards: number
}

function planOf(args: Arguments): Plan {
  const { world, folder } = worldOf(args.text('domain'))
  const path = args.text('problem')
  if (path === undefined && folder === undefined)
    throw new UsageError('For a domain of your own, --problem FILE is needed too.')
  const kinds = chosen(args.text('kind'), kindCodes, 'kind', kindCodes)
  const asked = chosen(args.text('format'), formats, 'format', ['gen'])
  const count = args.count('count') ?? 10
  const size = args.text('size') ?? 'medium'
  if (!sizes.some(each => each === size))
    throw new UsageError(`--size is ${sizes.join(', ')}, not ${JSON.stringify(size)}.`)
  const units: Unit[] = []
  for (const kind of kinds)
    for (const format of asked.filter(each => wordsOfKind(kind).formats.includes(each)))
      for (let block = 0, left = count; left > 0; block++) {
        const share = path === undefined ? Math.min(PER_PROBLEM, left) : left
        const blocks = path === undefined ? Math.ceil(count / PER_PROBLEM) : 1
        units.push({ kind, format, count: share, block, blocks })
        left -= share
      }
  return {
    world,
    folder,
    task: path === undefined ? undefined : taskOf(world.domainText, readText(path), path),
    seed: args.text('seed') ?? '0',
    size: size as Plan['size'],
    units,
    ...shardOf(args.text('shard')),
  }
}

function questionsOf(
  { world, folder, task, seed, size }: Plan,
  { kind, format, count, block, blocks }: Unit,
): Generated {
  const asked = new Set<string>()
  const share = { index: block, of: blocks }
  const ask = (about: Task, from: string, left: number): Generated =>
    generateQuestions({ world, task: about, kind, format, count: left, seed: from, asked, share })
  if (task !== undefined) return ask(task, seed, count)
  const made: Generated[] = []
  for (let attempt = 0, left = count; attempt < BARREN && left > 0; attempt++) {
    const from = `${seed}/${block}.${attempt}`
    const problem = folder!.generate(makeRng(`${from}/${folder!.id}`), folder!.presets[size])
    const text = printGenerated(folder!.pddlName, problem)
    const more = ask(taskOf(world.domainText, text, 'a generated problem'), from, left)
    made.push(more)
    left -= more.questions.length
  }
  return joined(made)
}

function worldOf(name: string | undefined): { world: World; folder: DomainFolder | undefined } {
  if (name === undefined) throw new UsageError('`generate` needs --domain D.')
  const folder = domainFolders.find(({ id }) => id === name.toLowerCase())
  if (folder !== undefined) {
    const { domain } = parseDomain(folder.domainText)
    const { phrases } = readPhrases(folder.phrasesText, domain)
    return { world: { id: folder.id, domainText: folder.domainText, domain, phrases }, folder }
  }
  if (!existsSync(name)) {
    const near = nearNames(
      name,
      domainFolders.map(({ id }) => id),
    )
    throw new UsageError(
      `There is no domain and no file ${JSON.stringify(name)}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
    )
  }
  const domainText = readText(name)
  const { domain } = parseDomain(domainText)
  return {
    world: { id: domain.name, domainText, domain, phrases: plainPhrases(domain) },
    folder: undefined,
  }
}

function taskOf(domain: string, problem: string, path: string): Task {
  const prepared = loadTask({ domain, problem })
  if (prepared.kind !== 'ready') throw new InputError(`${path}: ${prepared.message}`)
  return prepared.task
}

function chosen<Name extends string>(
  text: string | undefined,
  known: readonly Name[],
  what: string,
  otherwise: readonly Name[],
): readonly Name[] {
  if (text === undefined) return otherwise
  return text.split(',').map(part => {
    const name = known.find(each => each === part.trim().toLowerCase())
    if (name === undefined)
      throw new UsageError(
        `There is no ${what} ${JSON.stringify(part.trim())}; there are ${known.join(', ')}.`,
      )
    return name
  })
}

function shardOf(text: string | undefined): { shard: number; shards: number } {
  if (text === undefined) return { shard: 0, shards: 1 }
  const [, i, n] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const [shard, shards] = [Number(i) - 1, Number(n)]
  if (i === undefined || shard < 0 || shard >= shards)
    throw new UsageError(
      `--shard is i/n with i from 1 to n, such as 1/4, not ${JSON.stringify(text)}.`,
    )
  return { shard, shards }
}
