// The two texts of a question, parsed and grounded, cached by content: one question is usually judged more than once, and questions about
// one problem often follow each other.

import { recent, type Room } from '#base/recent'
import { LineTable } from '#base/text'
import { type Diagnostic, isError, type TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { withProblem } from '#planning/pddl/together'
import { ground } from './ground'
import type { Task } from './task'

export interface LoadedTask {
  readonly kind: 'ready'
  readonly domain: Domain
  readonly problem: Problem
  readonly task: Task
}

export type Loaded =
  | LoadedTask
  /** A text has errors; `message` reports the first, with its place. */
  | {
      readonly kind: 'bad-pddl'
      readonly role: TextRole
      readonly diagnostic: Diagnostic
      readonly message: string
    }
  /** Grounding stopped at a counted limit. */
  | { readonly kind: 'too-large'; readonly message: string }

/** Domains that are cached: in a run, those with PDDL and those read from English take turns. */
const DOMAINS = 48

/** Bytes of the cached tasks, including what is computed for them. */
const REMEMBERED = 24_000_000

/** Approximate bytes of a task after it was searched and used for verdicts: measured on the published problems. */
function bytesOf(loaded: Loaded): number {
  const members = loaded.kind === 'ready' ? loaded.task.factCount + loaded.task.actionCount : 0
  return 100_000 + 750 * members
}

const room: Room<Loaded> = { most: REMEMBERED, size: bytesOf }

/** Caches tasks up to this many bytes from now on, for a worker that processes hundreds of them several times. */
export function rememberTasks(bytes: number): void {
  room.most = Math.max(bytes, REMEMBERED)
  room.rounds = true
}

/** The task of the two texts, or why there is none; recent ones are cached. */
export const loadTask = recent(
  room,
  ({ domain, problem }: Source) => [problem, domain],
  (source): Loaded => build(source),
)

/** A domain by its text: files of questions repeat a few, and what is computed for a domain is kept with it. */
export const loadDomain = recent(
  DOMAINS,
  (text: string) => [text],
  text => parseDomain(text),
)

function build(source: Source): Loaded {
  const { domain, diagnostics } = loadDomain(source.domain)
  const inDomain = diagnostics.find(isError)
  const read = parseProblem(source.problem, domain)
  if (inDomain !== undefined) return badPddl('domain', source.domain, withProblem([inDomain], source, read.problem)[0]!)
  const inProblem = read.diagnostics.find(isError)
  if (inProblem !== undefined) return badPddl('problem', source.problem, inProblem)
  const grounded = ground(domain, read.problem)
  if (grounded.kind === 'stopped')
    return {
      kind: 'too-large',
      message: `The problem is too large to work out: grounding stopped at ${grounded.count} ${grounded.at === 'joins' ? 'partial matches' : grounded.at}.`,
    }
  return { kind: 'ready', domain, problem: read.problem, task: grounded.task }
}

function badPddl(role: TextRole, text: string, diagnostic: Diagnostic): Loaded {
  const { line, column } = new LineTable(text).positionAt(diagnostic.span.from)
  return {
    kind: 'bad-pddl',
    role,
    diagnostic,
    message: `The PDDL of the ${role} has an error in line ${line}, column ${column}: ${diagnostic.message}`,
  }
}
