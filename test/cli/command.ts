// Running the built command line as a user does.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type Worker } from 'node:worker_threads'
import { main } from '#cli/main'
import { serveThread } from '#cli/thread'
import type { StartThread } from '#cli/threads'
import { verbs } from '#cli/verbs'

const root = resolve(import.meta.dirname, '..', '..')
const cli = join(root, 'dist', 'cli.js')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
  /** Standard output as JSON, one value a line. */
  // biome-ignore lint/suspicious/noExplicitAny: results are compared, field by field
  readonly json: readonly any[]
}

/** How long a build may take on a busy machine. */
export const SLOWEST_BUILD_MS = 120_000

/** Builds dist/cli.js where it is stale. */
export async function built(): Promise<void> {
  const script = pathToFileURL(join(root, 'scripts', 'build-cli.mjs')).href
  const { buildCli } = (await import(script)) as { buildCli: () => Promise<boolean> }
  await buildCli()
}

/** Verbs that start a thread for each core; each thread has to compile the engine. */
const THREADED = ['generate', 'score', 'equivalent', 'judge']

/** The words with one thread where they state nothing of threads; how many there are changes no byte, as tests say. */
const onOneThread = (words: readonly string[]): readonly string[] =>
  THREADED.includes(words[0] ?? '') && !words.some(word => /^--(workers|merge|help)\b/.test(word))
    ? [...words, '--workers', '1']
    : words

/** `planground` with these words, and `input` on standard input. */
export function run(words: readonly string[], input: string | Buffer = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...onOneThread(words)], {
    input,
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 1 << 28,
  })
  return ranOf(status, stdout, stderr)
}

/**
 * The same in this process: one of its own takes ten times as long, and is needed only where it is what is tested, or
 * where standard input is read at one go (a text that is no lines).
 */
export async function runHere(words: readonly string[], input?: string | Uint8Array): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const streams = {
    out: async (line: string) => void out.push(`${line}\n`),
    note: (line: string) => void err.push(`${line}\n`),
  }
  const putBack = input === undefined ? () => {} : giveInput(Buffer.from(input))
  try {
    const code = await main(verbs, onOneThread(words), streams, asThread)
    return ranOf(code, out.join(''), err.join(''))
  } finally {
    putBack()
  }
}

/** Provides these bytes as standard input, until the returned function is called. */
function giveInput(bytes: Buffer): () => void {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin')!
  Object.defineProperty(process, 'stdin', { ...own, get: () => input })
  const input = Readable.from([bytes], { objectMode: false })
  return () => Object.defineProperty(process, 'stdin', own)
}

/** The work of a thread, at the other end of a channel. */
const asThread: StartThread = task => {
  const { port1, port2 } = new MessageChannel()
  void serveThread(port1, task)
  return Object.assign(port2, { terminate: async () => port2.close() }) as unknown as Worker
}

const ranOf = (code: number | null, out: string, err: string): Ran => ({
  code,
  out,
  err,
  get json() {
    return out
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line))
  },
})

/** A file with this content, by its path. */
export function fileWith(name: string, content: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'planground-')), name)
  writeFileSync(path, content)
  return path
}

export const rooms = {
  domain: `(define (domain rooms)
  (:requirements :strips :typing)
  (:types room lamp)
  (:predicates (door ?a ?b - room) (in ?r - room) (lies ?l - lamp ?r - room) (carried ?l - lamp))
  (:action go :parameters (?a ?b - room)
    :precondition (and (in ?a) (door ?a ?b)) :effect (and (not (in ?a)) (in ?b)))
  (:action take :parameters (?l - lamp ?r - room)
    :precondition (and (in ?r) (lies ?l ?r)) :effect (and (not (lies ?l ?r)) (carried ?l))))
`,
  problem: `(define (problem two) (:domain rooms)
  (:objects hall attic - room lamp - lamp)
  (:init (in hall) (door hall attic) (door attic hall) (lies lamp attic))
  (:goal (carried lamp)))
`,
  plan: '(go hall attic)\n(take lamp attic)\n',
}

/** A small benchmark file of our own: one question of four kinds, and a yes/no one without PDDL. */
export function questionFile(): string {
  const record = (id: string, group: string, question: string, answer: unknown): string =>
    `{"id":${id},"group":"${group}","context":"Rooms.","question":${JSON.stringify(question)},"answer":${JSON.stringify(answer)},"PDDL_domain":${JSON.stringify(rooms.domain)},"PDDL_problem":${JSON.stringify(rooms.problem)}}`
  return `[${[
    record('9007199254740993001', 'applicable_actions_gen', 'Which?', ['(go hall attic)']),
    record('-9007199254740993002', 'goal_closer_gen', 'What next?', {
      yes: ['(go hall attic)'],
      no: [],
      maybe: [],
      opt: '2',
    }),
    record('9007199254740993003', 'validation_gen', 'First in "(go hall attic) (go hall attic)"?', 1),
    record('9007199254740993004', 'landmarks_gen', 'Which landmark?', {
      yes: [],
      no: ['(in attic)'],
    }),
    '{"id":5,"group":"validation_bool","context":"Rooms.","question":"Is it?","answer":"yes"}',
  ].join(',\n')}]\n`
}
