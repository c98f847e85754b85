// Reads two texts for the public interface: their declarations and faults.

import { LineTable } from '#base/text'
import { type Change, type Diagnostic, isError, type TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Problem } from '#planning/pddl/model'
import { printAtom, printCondition } from '#planning/pddl/print'
import { typeText } from '#planning/pddl/shape'
import { parseTexts } from '#planning/pddl/together'
import { costGap } from '#planning/task/cost-gaps'
import { type Finding, InputError, type Outline, type Signature, type Texts } from './types'

/** A text with its diagnostics. `name`: in results. */
export interface ReadText {
  readonly name: string
  readonly role: TextRole
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

export interface ReadPddl {
  readonly files: readonly ReadText[]
  readonly domain: Domain
  /** Undefined without a text. */
  readonly problem: Problem | undefined
}

/** Parses a domain and, if given, a problem. Diagnostics are returned, not thrown. */
export function readTexts(texts: { domain: string; problem?: string | undefined }, names = roleNames): ReadPddl {
  const fileOf = (role: TextRole, diagnostics: readonly Diagnostic[]): ReadText => ({
    name: names[role],
    role,
    text: texts[role]!,
    diagnostics,
  })
  if (texts.problem === undefined) {
    const { domain, diagnostics } = parseDomain(texts.domain)
    return { files: [fileOf('domain', diagnostics)], domain, problem: undefined }
  }
  const { domain, problem, diagnostics } = parseTexts({ domain: texts.domain, problem: texts.problem })
  return { files: [fileOf('domain', diagnostics.domain), fileOf('problem', diagnostics.problem)], domain, problem }
}

const roleNames: Readonly<Record<TextRole, string>> = { domain: 'domain', problem: 'problem' }

export interface FileDiagnostic {
  readonly file: ReadText
  readonly diagnostic: Diagnostic
}

/** All diagnostics, with the one that needs the task: a missing cost value that leaves no plan. */
export function diagnosticsOf({ files, domain, problem }: ReadPddl): readonly FileDiagnostic[] {
  const all = files.flatMap(file => file.diagnostics.map(diagnostic => ({ file, diagnostic })))
  const hides = ({ diagnostic }: FileDiagnostic): boolean =>
    isError(diagnostic) || diagnostic.code === 'missing-cost-value'
  const gap = problem === undefined || all.some(hides) ? undefined : costGap(domain, problem)
  return gap === undefined ? all : [...all, { file: files.at(-1)!, diagnostic: gap }]
}

/** The diagnostics as plain data; files are named as they were read. */
export function findingsOf(
  all: readonly FileDiagnostic[],
  files: readonly ReadText[],
): readonly (Omit<Finding, 'file'> & { readonly file: string })[] {
  const tables = new Map(files.map(file => [file, new LineTable(file.text)]))
  const place = (where: ReadText, from: number, to: number) => ({
    file: where.name,
    from,
    to,
    ...tables.get(where)!.positionAt(from),
  })
  return all.map(({ file, diagnostic: { code, severity, span, message, notes = [], fix } }) => ({
    file: file.name,
    code,
    severity,
    from: span.from,
    to: span.to,
    ...tables.get(file)!.positionAt(span.from),
    message,
    notes: notes.map(note => ({
      message: note.message,
      ...(note.span === undefined
        ? {}
        : place(files.find(each => each.role === (note.role ?? file.role)) ?? file, note.span.from, note.span.to)),
    })),
    fix:
      fix === undefined
        ? null
        : {
            label: fix.label,
            ...{ from: fix.span.from, to: fix.span.to, text: fix.text },
            ...(fix.also === undefined ? {} : { also: fix.also.map(each => changeIn(each, files)) }),
          },
  }))
}

/** A related change in the other text, formatted like a fix. */
const changeIn = ({ role, span, text }: Change, files: readonly ReadText[]) => ({
  file: files.find(file => file.role === role)!.name,
  ...{ from: span.from, to: span.to, text },
})

/** The faults of the two texts. */
export function checkTexts(texts: { domain: string; problem?: string | undefined }): readonly Finding[] {
  const read = readTexts(texts)
  return findingsOf(diagnosticsOf(read), read.files) as readonly Finding[]
}

/** Both texts without errors; otherwise throws an `InputError` with the first one and its place. */
export function soundTexts(texts: Texts): { readonly domain: Domain; readonly problem: Problem } {
  const { domain, problem, files } = readTexts(texts)
  const errors = files.flatMap(file => file.diagnostics.map(diagnostic => ({ file, diagnostic })))
  const findings = findingsOf(errors, files) as readonly Finding[]
  const first = findings.find(({ severity }) => severity === 'error')
  if (first !== undefined)
    throw new InputError(
      `The ${first.file} has an error in line ${first.line}, column ${first.column}: ${first.message}`,
      findings,
    )
  return { domain, problem: problem! }
}

/** The declarations of the texts. */
export function outlineOf(texts: { domain: string; problem?: string | undefined }): Outline {
  const { domain, problem, files } = readTexts(texts)
  const signature = ({ name, parameters }: Domain['predicates'][number] | Domain['actions'][number]): Signature => ({
    name,
    parameters: parameters.map(typed),
  })
  const typed = ({ name, type }: Problem['objects'][number]) => ({ name, type: typeText(type) })
  return {
    domain: {
      name: domain.name,
      requirements: domain.requirements.map(({ name }) => name),
      types: domain.types.map(({ name }) => name),
      predicates: domain.predicates.map(signature),
      actions: domain.actions.map(signature),
    },
    problem:
      problem === undefined
        ? null
        : {
            name: problem.name,
            objects: problem.objects.map(typed),
            init: problem.init.map(printAtom),
            goal: printCondition(problem.goal),
          },
    diagnostics: findingsOf(
      files.flatMap(file => file.diagnostics.map(diagnostic => ({ file, diagnostic }))),
      files,
    ) as readonly Finding[],
  }
}
