// The two texts of a question, parsed and grounded, remembered by content: one question is usually judged
// more than once, and questions about one problem come together.

import { recent } from '../base/recent'
import { LineTable } from '../base/text'
import { type Diagnostic, isError, type TextRole } from '../pddl/diagnostic'
import { parseDomain } from '../pddl/domain'
import type { Domain, Problem } from '../pddl/model'
import { parseProblem } from '../pddl/problem'
import type { Source } from '../pddl/source'
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
  /** A text has errors; `message` tells the first, with its place. */
  | {
      readonly kind: 'bad-pddl'
      readonly role: TextRole
      readonly diagnostic: Diagnostic
      readonly message: string
    }
  /** Grounding stopped at a counted limit. */
  | { readonly kind: 'too-large'; readonly message: string }

/** Tasks of the largest published problems take some megabytes each. */
const REMEMBERED = 8

/** The task of the two texts, or why there is none; those of the last few sources are remembered. */
export const loadTask = recent(
  REMEMBERED,
  ({ domain, problem }: Source) => [problem, domain],
  (source): Loaded => build(source),
)

function build(source: Source): Loaded {
  const { domain, diagnostics } = parseDomain(source.domain)
  const inDomain = diagnostics.find(isError)
  if (inDomain !== undefined) return badPddl('domain', source.domain, inDomain)
  const read = parseProblem(source.problem, domain)
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
