// The worlds of a lesson: problems of shipped domains, or the lesson's own PDDL with its phrases.

import { nearNames } from '#base/suggest'
import { listed, quoted } from '#base/words'
import { recent } from '#base/recent'
import { readPhrases } from '#language/english/read-phrases'
import { cut } from '#language/english/yaml-text'
import { shippedDomains } from '#language/library/domains'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import type { LessonWorld } from '#teaching/lesson'
import { type Excerpt, placeIn } from './excerpt'
import { type At, type Fields, fixOf } from './fields'
import type { Findings } from './findings'
import type { KnownWorld } from './reading'

/** Maximum number of worlds. */
const MAX_WORLDS = 20
/** Maximum number of faults reported for one file. */
const MAX_LISTED = 20

const parsedProblem = recent(
  24,
  (domain: string, problem: string) => [problem, domain],
  (domain, problem) => parseProblem(problem, loadDomain(domain).domain),
)

/** The worlds under `worlds` of the head, in order. */
export function readWorlds(head: Fields, extras: ReadonlyMap<string, Excerpt>): ReadonlyMap<string, KnownWorld> {
  const worlds = new Map<string, KnownWorld>()
  const fields = head.under('worlds', 'the worlds')
  const used = new Set<string>()
  for (const name of fields?.names() ?? []) {
    if (worlds.size >= MAX_WORLDS) {
      head.findings.error(
        'too-much',
        fields!.placeOfName(name),
        'A lesson may have 20 worlds; those from here on are not read.',
      )
      break
    }
    const known = readWorld(name, fields!, extras, used)
    if (known !== undefined) worlds.set(name, known)
  }
  for (const [name, { file, lines }] of extras)
    if (!used.has(name) && !name.startsWith('../')) {
      const place = { file, from: lines[0]?.inFile ?? 0, to: (lines[0]?.inFile ?? 0) + 1 }
      const message = `No world uses the file ${quoted(cut(name))}. Name it under \`worlds\`, or take it out.`
      head.findings.warning('unused-file', place, message)
    }
  return worlds
}

function readWorld(
  name: string,
  fields: Fields,
  extras: ReadonlyMap<string, Excerpt>,
  used: Set<string>,
): KnownWorld | undefined {
  const world = fields.under(name, `the world ${quoted(cut(name))}`)
  if (world === undefined) return undefined
  if (!/^[A-Za-z][\w-]*$/.test(name)) {
    const message = `A world has a name such as \`here\`: letters, digits and hyphens; ${quoted(cut(name))} is none.`
    world.findings.error('world-name', fields.placeOfName(name), message)
  }
  const known = world.has('files') ? ownWorld(name, world, extras, used) : shippedWorld(name, world, extras, used)
  world.done()
  return known
}

/** A shipped domain, with one of its problems or one of the lesson's: `problem: three.pddl`. */
function shippedWorld(
  name: string,
  world: Fields,
  extras: ReadonlyMap<string, Excerpt>,
  used: Set<string>,
): KnownWorld | undefined {
  const domain = world.text('domain')
  const problem = world.text('problem')
  if (domain === undefined) return world.lacks('domain', 'domain: ferry')
  const folder = folderNamed(domain, world.findings)
  if (folder === undefined) return undefined
  const names = folder.problems.map(each => each.name)
  if (problem === undefined) return world.lacks('problem', `problem: ${names[0] ?? 'p01'}`)
  if (problem.value.endsWith('.pddl')) {
    const file = fileNamed(problem, extras, used, world.findings)
    return file && joined({ name, folder: folder.id, phrases: null }, folder.domainText, file, world.findings)
  }
  const found = folder.problems.find(each => each.name === problem.value)
  if (found === undefined) {
    const message = `The domain ${quoted(folder.id)} has no problem ${quoted(cut(problem.value))}. There are ${listed(names.map(quoted), 12)}.`
    world.findings.error(
      'unknown-problem',
      problem.place,
      message,
      fixOf(nearNames(problem.value, names), problem.place),
    )
    return undefined
  }
  const source = { domain: folder.domainText, problem: found.text }
  const model = {
    domain: loadDomain(source.domain).domain,
    problem: parsedProblem(source.domain, source.problem).problem,
  }
  return { world: { name, source, folder: folder.id, phrases: null }, model }
}

/** The shipped domain with this name; undefined, after a report, if there is none. */
export function folderNamed({ value, place }: At<string>, findings: Findings) {
  const folders = shippedDomains()
  const folder = folders.find(({ id }) => id === value)
  if (folder !== undefined) return folder
  const ids = folders.map(({ id }) => id)
  const message = `There is no domain ${quoted(cut(value))}. There are ${listed(ids.map(quoted), 30)}; for PDDL of your own write \`files: [domain.pddl, problem.pddl]\` instead.`
  findings.error('unknown-domain', place, message, fixOf(nearNames(value, ids), place))
  return undefined
}

function ownWorld(
  name: string,
  world: Fields,
  extras: ReadonlyMap<string, Excerpt>,
  used: Set<string>,
): KnownWorld | undefined {
  const statements = world.texts('files') ?? []
  const [domain, problem, phrases] = statements.map(each => fileNamed(each, extras, used, world.findings))
  if (statements.length < 2 || statements.length > 3)
    return world.wrong(
      'files',
      'a list of the domain, the problem and, if there are some, the phrases: `[domain.pddl, problem.pddl, phrases.yaml]`',
    )
  if (domain === undefined || problem === undefined) return undefined
  const { findings } = world
  const read = loadDomain(domain.text)
  report(read.diagnostics, domain, findings)
  if (phrases !== undefined && !read.diagnostics.some(isError))
    report(readPhrases(phrases.text, read.domain).diagnostics, phrases, findings)
  const own = { name, folder: null, phrases: phrases?.text ?? null }
  return joined(own, domain.text, problem, findings)
}

/** The world made of a domain's text and a problem's file; faults of the file are reported. */
function joined(about: Omit<LessonWorld, 'source'>, domain: string, problem: Excerpt, findings: Findings): KnownWorld {
  const read = loadDomain(domain)
  const inProblem = parsedProblem(domain, problem.text)
  report(inProblem.diagnostics, problem, findings)
  const isRead = ![...read.diagnostics, ...inProblem.diagnostics].some(isError)
  return {
    world: { ...about, source: { domain, problem: problem.text } },
    model: isRead ? { domain: read.domain, problem: inProblem.problem } : null,
  }
}

function fileNamed(
  { value, place }: At<string>,
  extras: ReadonlyMap<string, Excerpt>,
  used: Set<string>,
  findings: Findings,
): Excerpt | undefined {
  used.add(value)
  const file = extras.get(value)
  if (file !== undefined) return file
  const names = [...extras.keys()]
  const there = names.length === 0 ? '' : ` There are ${listed(names.map(quoted), 12)}.`
  const message = `The lesson has no file ${quoted(cut(value))}.${there} In a \`.lesson.md\` a file is a fence that begins with \`\`\`pddl ${cut(value)}.`
  findings.error('unknown-file', place, message, fixOf(nearNames(value, names), place))
  return undefined
}

/** Reports the faults of a file at their places, once per file. */
function report(diagnostics: readonly Diagnostic[], file: Excerpt, findings: Findings): void {
  for (const { severity, code, span, message } of diagnostics.filter(isRelevant).slice(0, MAX_LISTED))
    findings[severity](code, placeIn(file, span.from, Math.max(span.to, span.from + 1)), message)
}

/** A lesson's world needs phrases only for what the lesson describes, so missing ones are not reported. */
const isRelevant = ({ severity, code }: Diagnostic): boolean => severity === 'error' || !code.startsWith('missing')
