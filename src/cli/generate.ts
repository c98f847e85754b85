// `generate`: generates questions in the benchmark's format, deterministic for a seed on every machine.

import { EXIT } from './exit'
import { existsSync } from 'node:fs'
import { type DomainFolder, domainNamed, domains } from '#language/library/domains'
import { nearNames } from '#base/suggest'
import type { BroughtDomain } from '#questions/benchmarks/family-parts'
import { furtherDomains } from '#questions/benchmarks/making'
import { loadParts } from '#questions/benchmarks/parts'
import type { MakeUnit, MakeWorld } from '#questions/kinds/asking/making'
import {
  type LayoutChoice,
  layoutNames,
  shotCounts,
  styleNames,
  wordingNames,
} from '#questions/kinds/asking/planning/style'
import { type FormatCode, type KindCode, kindCodes, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { misreadingsOf, misreadingWords } from '#teaching/misreadings/registry'
import { loadTask } from '#planning/task/load'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { InputError, readText, type Streams } from './io'
import { unitsOf } from '#library/generate'
import type { MadeTexts, MakeInput } from '#library/making'
import { inOrder, shardOf, shardOption, type StartThread, threadsWanted, workersOption } from './threads'
import type { Verb } from './verb'

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const sizes = ['small', 'medium', 'large'] as const

const syntax: VerbSyntax = {
  name: 'generate',
  usage:
    'generate --domain D [--problem FILE] [--kind K,…] [--format gen,bool,mcq] [--count N] [--seed S] [--size small|medium|large] [--trap RULE] [--level 1-4] [--layout L] [--wording W] [--shots N] [--init T,…] [--goal T,…] [--config FILE] [--shard i/n] [--workers N] [--jsonl] [--json]',
  does: 'Makes questions with proven keys, in the layout of the benchmark’s files.',
  options: {
    domain: {
      kind: 'text',
      help: `one of ${domains()
        .map(({ id }) => id)
        .join(', ')}, or a PDDL file`,
    },
    problem: { kind: 'text', help: 'a PDDL problem to ask about; else problems are generated' },
    kind: { kind: 'text', help: `${kindCodes.join(', ')}, separated by commas (all)` },
    format: { kind: 'text', help: 'gen, bool, mcq, separated by commas (gen)' },
    count: { kind: 'count', help: 'questions of each kind and format (10)' },
    seed: { kind: 'text', help: 'any text or number (0)' },
    size: { kind: 'text', help: 'of generated problems (medium)' },
    trap: {
      kind: 'text',
      help: `only questions that this wrong rule answers wrongly: any, ${misreadingWords.map(({ id }) => id).join(', ')}`,
    },
    level: { kind: 'count', help: 'only questions as hard as this, from 1 to 4' },
    layout: {
      kind: 'text',
      help: `layout of prompts, for kinds that have layouts: ${layoutNames.join(', ')} (official for the benchmark’s domains, else corrected)`,
    },
    wording: {
      kind: 'text',
      help: `wording of these prompts: ${wordingNames.join(', ')} (english)`,
    },
    shots: {
      kind: 'count',
      help: `worked examples in these prompts: ${shotCounts.join(', ')} (as the benchmark has them)`,
    },
    init: {
      kind: 'text',
      help: `for problems from texts: how the initial state is described: ${styleNames.join(', ')} (both)`,
    },
    goal: { kind: 'text', help: 'the same for the goal (both)' },
    config: {
      kind: 'text',
      help: 'a configuration of the benchmark; its introductions and sentences are used',
    },
    shard: shardOption,
    workers: workersOption,
    jsonl: { kind: 'flag', help: 'one question per line instead of one JSON array' },
    json: { kind: 'flag', help: 'no effect: output is always JSON' },
  },
  positions: [0, 0],
}

export const generate: Verb = {
  syntax,
  run: async (args, streams, start) => {
    await loadParts('making')
    const units = unitsAsked(args, streams)
    const { index, of } = shardOf(args.text('shard'))
    // Shards are contiguous, so their concatenation equals the whole output.
    const share = units.slice(Math.floor((units.length * index) / of), Math.floor((units.length * (index + 1)) / of))
    const form = args.flag('jsonl') ? 'jsonl' : 'json'
    const threads = threadsWanted(args, start)
    const shortfalls = new Map<string, ReportedShortfall>()
    let written = 0
    let i = 0
    for await (const made of madeOf(
      share.map(unit => ({ unit, form })),
      threads,
      start,
    )) {
      for (const record of made.records)
        await streams.out(form === 'jsonl' ? record : `${written++ === 0 ? '[\n' : ',\n'}${record}`)
      note(shortfalls, share[i++]!, made)
    }
    if (form === 'json') await streams.out(written === 0 ? '[]' : ']')
    const short = reportShortfalls(shortfalls, streams)
    return short && [...shortfalls.values()].every(({ made }) => made === 0) ? EXIT.bad : EXIT.done
  },
}

/** The generated records of each unit, in order. */
async function* madeOf(
  inputs: readonly MakeInput[],
  threads: number,
  start: StartThread | undefined,
): AsyncGenerator<MadeTexts> {
  const wanted = Math.min(threads, inputs.length)
  if (start === undefined || wanted <= 1) {
    const { makeTexts } = await import('#library/making')
    for (const input of inputs) yield makeTexts(input)
    return
  }
  const workers = Array.from({ length: wanted }, () => start({ task: 'generate' }))
  try {
    yield* inOrder<MakeInput, MadeTexts>(inputs, workers)
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}

/** The number of questions of one kind and format, over all units. */
interface ReportedShortfall {
  made: number
  wanted: number
  readonly reasons: Map<string, number>
}

function note(
  shortfalls: Map<string, ReportedShortfall>,
  { kind, format, count }: MakeUnit,
  { records, passedOver }: MadeTexts,
): void {
  const name = `${kind} ${format}`
  const all = shortfalls.get(name) ?? { made: 0, wanted: 0, reasons: new Map() }
  shortfalls.set(name, all)
  all.made += records.length
  all.wanted += count
  if (records.length < count)
    for (const { reason, times } of passedOver) all.reasons.set(reason, (all.reasons.get(reason) ?? 0) + times)
}

/** Reports where fewer questions were generated than requested; returns true if there are any. */
function reportShortfalls(shortfalls: ReadonlyMap<string, ReportedShortfall>, streams: Streams): boolean {
  let short = false
  for (const [name, { made, wanted, reasons }] of shortfalls) {
    if (made >= wanted) continue
    short = true
    const [first] = [...reasons].sort((a, b) => b[1] - a[1])
    streams.note(`${name}: ${made} of ${wanted} questions${first ? `; mostly because ${first[0]}` : ''}.`)
  }
  return short
}

/** The units to generate, in output order. */
function unitsAsked(args: Arguments, streams: Streams): readonly MakeUnit[] {
  const kinds = chosen(args.text('kind'), kindCodes, 'kind', plainKinds())
  const domain = domainOf(args, kinds)
  const asked = chosen(args.text('format'), formats, 'format', ['gen'])
  const count = args.count('count') ?? 10
  const size = sizes.find(each => each === (args.text('size') ?? 'medium'))
  if (size === undefined)
    throw new UsageError(`--size is ${sizes.join(', ')}, not ${JSON.stringify(args.text('size'))}.`)
  const world = worldOf(domain, args.text('problem'), size)
  const seed = args.text('seed') ?? '0'
  const more = { ...boundsOf(args), ...styleOf(args) }
  const missed = kinds.filter(kind => !asked.some(each => isAskedAs(kind, each, more.trap)))
  const why = (kind: KindCode): string => `${kind}: ${whyNotAsked(kind, asked)}`
  if (missed.length === kinds.length) throw new UsageError(missed.map(why).join('\n'))
  // Kinds are reported as missing only if they were requested by name, and not if --trap excludes them.
  if (args.text('kind') !== undefined && more.trap === undefined) for (const kind of missed) streams.note(why(kind))
  return kinds.flatMap(kind =>
    asked
      .filter(each => isAskedAs(kind, each, more.trap))
      .flatMap(format => unitsOf(kind, format, { world, count, seed, ...more })),
  )
}

/** True if the kind has this format and the misreading of --trap applies to it. */
const isAskedAs = (kind: KindCode, format: FormatCode, trap: string | undefined): boolean =>
  wordsOfKind(kind).formats.includes(format) &&
  (trap === undefined || trap === 'any' || misreadingsOf(kind, format).some(({ id }) => id === trap))

/** Explains why a kind gets no questions. */
function whyNotAsked(kind: KindCode, asked: readonly FormatCode[]): string {
  const known = wordsOfKind(kind).formats
  return asked.some(each => known.includes(each))
    ? 'no questions, since the rule of --trap says nothing of this kind in what --format asks for.'
    : `no questions, since it has the format ${known.join(', ')} only.`
}

function boundsOf(args: Arguments): Pick<MakeUnit, 'trap' | 'level'> {
  const trap = args.text('trap')
  const level = args.count('level')
  const rules = ['any', ...misreadingWords.map(({ id }) => id)]
  if (trap !== undefined && !rules.includes(trap))
    throw new UsageError(`--trap is one of ${rules.join(', ')}, not ${JSON.stringify(trap)}.`)
  if (level !== undefined && (level < 1 || level > 4))
    throw new UsageError(`--level is a number from 1 to 4, not ${level}.`)
  return { ...(trap === undefined ? {} : { trap }), ...(level === undefined ? {} : { level }) }
}

/** The layout and wording of questions, if options specify them. */
function styleOf(args: Arguments): Pick<MakeUnit, 'style'> {
  const path = args.text('config')
  const layout = nameOf(args, 'layout', layoutNames)
  const wording = nameOf(args, 'wording', wordingNames)
  const count = args.count('shots')
  const shots = shotCounts.find(each => each === count)
  if (count !== undefined && shots === undefined)
    throw new UsageError(`--shots is ${shotCounts.join(', ')}, not ${count}.`)
  const style: LayoutChoice = {
    ...(layout === undefined ? {} : { layout }),
    ...(wording === undefined ? {} : { wording }),
    ...(shots === undefined ? {} : { shots }),
    ...(path === undefined ? {} : { configuration: readText(path) }),
    ...stylesOf(args, 'init'),
    ...stylesOf(args, 'goal'),
  }
  return Object.keys(style).length === 0 ? {} : { style }
}

/** Undefined for all layouts. */
function stylesOf(args: Arguments, option: 'init' | 'goal'): Pick<LayoutChoice, 'init' | 'goal'> {
  const text = args.text(option)
  return text === undefined ? {} : { [option]: chosen(text, styleNames, `--${option}`, styleNames) }
}

function nameOf<Name extends string>(args: Arguments, option: string, known: readonly Name[]): Name | undefined {
  const text = args.text(option)
  const name = known.find(each => each === text?.toLowerCase())
  if (text !== undefined && name === undefined)
    throw new UsageError(`--${option} is ${known.join(', ')}, not ${JSON.stringify(text)}.`)
  return name
}

/** The requested domain: shipped or from a benchmark by its name, or the text of a file. */
function domainOf(
  args: Arguments,
  kinds: readonly KindCode[],
): DomainFolder | BroughtDomain | { readonly text: string } {
  const name = args.text('domain')
  if (name === undefined) throw new UsageError('`generate` needs --domain D.')
  const further = kinds.flatMap(furtherDomains)
  // If both have the name, the benchmark's domain is used only if all requested kinds belong to that benchmark.
  const brought = further.find(({ id }) => id === name.toLowerCase())
  const folder = domainNamed(name.toLowerCase())
  const isTheirs = kinds.every(kind => furtherDomains(kind).length > 0)
  if (folder !== undefined && (brought === undefined || !isTheirs)) return folder
  if (brought !== undefined) return brought
  if (existsSync(name)) {
    if (args.text('problem') !== undefined) return { text: readText(name) }
    throw new UsageError('For a domain of your own, --problem FILE is needed too.')
  }
  const near = nearNames(
    name,
    [...domains(), ...further].map(({ id }) => id),
  )
  throw new UsageError(
    `There is no domain and no file ${JSON.stringify(name)}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  )
}

/** The source of states for questions; a given problem with errors is rejected. */
function worldOf(
  domain: DomainFolder | BroughtDomain | { readonly text: string },
  path: string | undefined,
  size: (typeof sizes)[number],
): MakeWorld {
  if (path === undefined && !('text' in domain))
    return { kind: 'folder', domain: domain.id, size: domain.presets[size] }
  const text = 'text' in domain ? domain.text : domain.domainText
  const source = { domain: text, problem: readText(path!) }
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') throw new InputError(`${path}: ${loaded.message}`)
  return { kind: 'given', source }
}

function chosen<Name extends string>(
  text: string | undefined,
  known: readonly Name[],
  what: string,
  otherwise: readonly Name[],
): readonly Name[] {
  if (text === undefined) return otherwise
  const names = text.split(',').map(part => {
    const name = known.find(each => each === part.trim().toLowerCase())
    if (name === undefined)
      throw new UsageError(`There is no ${what} ${JSON.stringify(part.trim())}; there are ${known.join(', ')}.`)
    return name
  })
  // Duplicate names are removed.
  return [...new Set(names)]
}
