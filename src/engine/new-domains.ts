// New domains: classifying texts, initial phrases files, the guide, importing and exporting configurations.

import type { NamedConfiguration } from '#questions/benchmarks/family-parts'
import { firstPart } from '#questions/benchmarks/parts'
import { configuredNames } from '#questions/benchmarks/registry'
import { recent } from '#base/recent'
import { LineTable } from '#base/text'
import { guideOf } from '#language/english/starter/guide'
import { starterPhrases } from '#language/english/starter/starter'
import { readPhrases } from '#language/english/read-phrases'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { namedIn } from '#planning/pddl/source'
import type { Begun, BegunDomain, GivenText, StartingApi } from '#engine/api/new-domains'

/** A longer text is not a domain; pictures and archives are not read at all. */
const MAX_CHARACTERS = 2_000_000

const handWritten = () => firstPart('configurations')

export const starting = (): StartingApi => ({
  look,
  start(domain, problems, configuration) {
    const named =
      configuration === undefined
        ? undefined
        : configurationsIn(configuration.texts).find(({ name }) => name === configuration.name)
    if (named === undefined) return { phrases: starterPhrases(domain, problems), lost: [] }
    const { text, lost } = handWritten().phrasesOf(named, domain)
    return { phrases: text, lost }
  },
  guide: (domain, phrases) => ({
    steps: guideOf(domain, phrases),
    of: stepsFor(domain),
  }),
  exported(text, phrases, name) {
    const { domain, diagnostics } = parseDomain(text)
    if (diagnostics.some(isError)) return null
    return handWritten().write(readPhrases(phrases, domain).phrases, domain, name)
  },
})

/** The steps for a phrases file derived only from names. */
const stepsFor = recent(
  4,
  (domain: string) => [domain],
  (domain: string): number => guideOf(domain, starterPhrases(domain)).length,
)

/** PDDL begins with `(define`, possibly after comments. */
const isPddl = (text: string): boolean => /^\s*(?:;[^\n]*\n\s*)*\(\s*define/i.test(text)

/** Splits a text that contains a domain and problems in sequence. */
const apart = ({ name, text }: GivenText): GivenText[] =>
  isPddl(text)
    ? text.split(/(?=^[ \t]*\(\s*define\s*\()/im).reduce<GivenText[]>((parts, part) => {
        // Comments before the first definition belong to it.
        const last = parts.at(-1)
        if (last !== undefined && !/\(\s*define/i.test(last.text))
          parts[parts.length - 1] = { name, text: last.text + part }
        else parts.push({ name, text: part })
        return parts
      }, [])
    : [{ name, text }]

function look(given: readonly GivenText[]): Begun {
  const texts = given.flatMap(apart)
  const domains: BegunDomain[] = []
  const problems: { name: string; text: string }[] = []
  const refused: string[] = []
  for (const { name: file, text } of texts) {
    const name = file || 'The pasted text'
    if (text.trim() === '') refused.push(`${name} is empty.`)
    else if (text.length > MAX_CHARACTERS) refused.push(`${name} is too long to be a domain.`)
    else if (isPddl(text)) {
      const isProblem = /\(\s*define\s*\(\s*problem/i.test(text.slice(0, 20_000))
      if (isProblem) problems.push({ name: problemName(file, text), text })
      else domains.push(domainOf(text))
    } else {
      const { found, diagnostics } = handWritten().read(text)
      const [fault] = diagnostics
      if (fault === undefined || found.length > 0) continue
      const { line, column } = new LineTable(text).positionAt(fault.span.from)
      refused.push(
        `${name} is neither PDDL nor a configuration of ${configuredNames}. Line ${line}, column ${column}: ${fault.message}`,
      )
    }
  }
  const [only] = domains
  const configurations = configurationsIn(texts).map(named => {
    const domain = named.domainText === undefined ? only : domainOf(named.domainText)
    return {
      name: named.name,
      findings: domain === undefined ? [] : findingsOf(named, domain.text),
      ...(domain === undefined ? {} : { domain }),
    }
  })
  return { domains, problems, configurations, refused }
}

/** A valid name for a file. */
function problemName(file: string, text: string): string {
  const name = file === '' ? (/\(\s*problem\s+([^\s()]+)/i.exec(text)?.[1] ?? '') : file.replace(/^.*\/|\.pddl$/gi, '')
  return (
    name
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[^\w]+/, '')
      .slice(0, 80) || 'p01'
  )
}

function findingsOf(named: NamedConfiguration, domainText: string) {
  const { domain, diagnostics } = parseDomain(domainText)
  return diagnostics.some(isError) ? [] : handWritten().check(named, domain)
}

const configurationsIn = (texts: readonly GivenText[]): readonly NamedConfiguration[] =>
  texts.flatMap(({ text }) =>
    text.length > MAX_CHARACTERS || isPddl(text) || text.trim() === '' ? [] : handWritten().read(text).found,
  )

function domainOf(text: string): BegunDomain {
  const { domain, diagnostics } = parseDomain(text)
  const fault = diagnostics.find(isError)
  const place = fault === undefined ? undefined : new LineTable(text).positionAt(fault.span.from)
  return {
    name: domain.name || namedIn(text) || 'domain',
    text,
    predicates: domain.predicates.length,
    actions: domain.actions.length,
    ...(fault === undefined ? {} : { fault: `Line ${place!.line}: ${fault.message}` }),
  }
}
