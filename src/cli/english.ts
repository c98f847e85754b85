// `english`: converts a context in English to the PDDL problem that it describes, and reports what it leaves open.

import { exitOf } from './exit'
import { existsSync } from 'node:fs'
import { nearNames } from '#base/suggest'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { EnglishDomain, DescribedProblem } from '#language/english/from-english/described-problem'
import { readPhrases } from '#language/english/read-phrases'
import { englishDomains, englishOf } from '#language/library/english'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { displayName, InputError, readText, type Streams } from './io'
import { answerLines, BadLine, idOf, textField } from './jsonl'
import { placeIn, showDiagnostic } from './pddl-input'
import type { Verb } from './verb'
import { visible } from './visible'

const syntax: VerbSyntax = {
  name: 'english',
  usage: 'english [TEXT] [--domain D [--phrases FILE]] [--json], or english [--domain D] --jsonl',
  does: 'Reads a context in English, and writes the PDDL problem that it describes.',
  options: {
    domain: {
      kind: 'text',
      help: 'a domain of the playground, or a PDDL file (recognised from the text if left out)',
    },
    phrases: { kind: 'text', help: 'the phrases file of a PDDL file given as --domain' },
    jsonl: { kind: 'flag', help: 'lines {"id","context"} on standard input, one line per problem' },
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 1],
}

export const english: Verb = {
  syntax,
  run: (args, streams) => (args.flag('jsonl') ? many(args, streams) : one(args, streams)),
}

async function one(args: Arguments, streams: Streams): Promise<number> {
  const path = args.positions[0] ?? '-'
  if ([path, args.text('domain'), args.text('phrases')].filter(each => each === '-').length > 1)
    throw new UsageError('Only one of the files can be standard input.')
  const domains = domainsMeant(args)
  const text = readText(path)
  const describedProblem = readEnglish(text, domains)
  if (args.flag('json')) await streams.out(JSON.stringify(contextJson(describedProblem)))
  else await print(describedProblem, { name: displayName(path), text }, streams)
  return exitOf(0, isWhole(describedProblem) ? 0 : 1)
}

async function many(args: Arguments, streams: Streams): Promise<number> {
  if (args.positions.length > 0) throw new UsageError('With --jsonl, contexts come on standard input, not from a file.')
  if (args.text('domain') === '-' || args.text('phrases') === '-')
    throw new UsageError('Standard input cannot be both the domain and the lines.')
  const domains = domainsMeant(args)
  let open = 0
  const bad = await answerLines(streams, line => {
    const describedProblem = readEnglish(textField(line, 'context'), domainsOfLine(line, domains))
    if (!isWhole(describedProblem)) open++
    return { ...idOf(line), ...contextJson(describedProblem) }
  })
  return exitOf(bad, open)
}

/** The domains for a line, which may name its own. */
function domainsOfLine(
  line: Readonly<Record<string, unknown>>,
  domains: readonly EnglishDomain[],
): readonly EnglishDomain[] {
  if (line.domain === undefined || line.domain === null) return domains
  const name = textField(line, 'domain')
  const named = domainsNamed(name)
  if (named.length === 0) throw new BadLine(`names no domain that is known. ${domainsLike(name)}`)
  return named
}

/** True if the whole text was understood and leaves nothing open. */
const isWhole = ({ problem, unread, missing }: DescribedProblem): boolean =>
  problem !== null && unread.length === 0 && missing.length === 0

/** The domains that may have phrased the text. */
function domainsMeant(args: Arguments): readonly EnglishDomain[] {
  const name = args.text('domain')
  const phrases = args.text('phrases')
  if (name === undefined) {
    if (phrases !== undefined) throw new UsageError('--phrases needs a PDDL file as --domain.')
    return englishDomains()
  }
  const named = phrases === undefined ? domainsNamed(name) : []
  if (named.length > 0) return named
  if (phrases === undefined && name !== '-' && !existsSync(name)) throw new UsageError(unknownDomain(name))
  return [fromFiles(name, phrases)]
}

/** The domains with this folder name or PDDL name. */
const domainsNamed = (name: string): readonly EnglishDomain[] => {
  const wanted = name.trim().toLowerCase()
  const byFolder = englishDomains(wanted)
  return byFolder.length > 0 ? byFolder : englishDomains().filter(({ domain }) => domain.name === wanted)
}

const unknownDomain = (name: string): string =>
  `There is no domain and no file ${JSON.stringify(name)}. ${domainsLike(name)}`

function domainsLike(name: string): string {
  const known = [...new Set(englishDomains().map(({ id }) => id))]
  const near = nearNames(name, known).map(each => `\`${each}\``)
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `The domains are ${known.join(', ')}.`
}

/** A user's own domain; without a phrases file, its names are used as words. */
function fromFiles(path: string, phrasesPath: string | undefined): EnglishDomain {
  const text = readText(path)
  const { domain, diagnostics } = parseDomain(text)
  const file = { name: displayName(path), role: 'domain' as const, text, diagnostics }
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new InputError(errors.map(each => showDiagnostic(file, each, [file])).join('\n\n'))
  if (phrasesPath === undefined) return englishOf(text, domain)
  const written = { name: displayName(phrasesPath), text: readText(phrasesPath) }
  const read = readPhrases(written.text, domain)
  const fault = read.diagnostics.find(isError)
  if (fault !== undefined) throw new InputError(`${placeIn(written, fault.span.from)}: ${fault.message}`)
  return englishOf(text, domain, read.phrases)
}

/** The JSON result for one context: the problem, what each sentence contributed, and what is left open. */
function contextJson(describedProblem: DescribedProblem): object {
  const { id, wording, problem, most, sentences, unread, assumed, missing, alike } = describedProblem
  return {
    domain: id,
    whose: wording,
    problem,
    ...(most === null ? {} : { most }),
    sentences: sentences.map(({ from, to, part, facts, objects }) => ({
      ...{ from, to, part, facts },
      objects: objects.map(({ name, type }) => `${name} - ${type}`),
    })),
    unread: unread.map(({ from, to, text, why }) => ({ from, to, text, ...(why && { why }) })),
    assumed: assumed.map(({ text }) => text),
    missing: missing.map(({ text }) => text),
    ...(alike === undefined ? {} : { alike }),
  }
}

/** Prints the problem to standard output, and remarks to standard error. */
async function print(
  { id, problem, unread, assumed, missing, alike }: DescribedProblem,
  file: { readonly name: string; readonly text: string },
  streams: Streams,
): Promise<void> {
  if (problem !== null) await streams.out(problem.trimEnd())
  const limits = id === null ? unread.flatMap(({ why }) => why ?? []) : []
  for (const why of limits) streams.note(`${file.name}: ${why}`)
  if (id === null && limits.length === 0)
    streams.note(
      alike === undefined
        ? 'The text was not recognised as the English of any domain. Name the domain with --domain.'
        : `The text fits ${alike.map(each => `\`${each}\``).join(' and ')} equally well. Name the domain with --domain.`,
    )
  for (const { text } of assumed) streams.note(`Assumed: ${text}`)
  for (const { text } of missing) streams.note(`Left open: ${text}`)
  if (id !== null)
    for (const { from, text, why } of unread)
      streams.note(
        `${placeIn(file, from)}: not read: ${visible(text)}${why === undefined ? '' : `\n  ${visible(why)}`}`,
      )
}
