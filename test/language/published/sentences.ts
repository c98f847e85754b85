// The published questions as single sentences, each with what it has to be read as where its PDDL describes.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { domains, type DomainFolder, modelOf, versionsOf } from '#language/library/domains'
import { readPhrases } from '#language/english/read-phrases'
import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'
import { type DataRecord, dataFolder, dataText, parseJsonKeepingIds } from '../../support/data'

/** A domain with its published English, or a version of it that contexts describe. */
export interface PublishedDomain {
  readonly folder: DomainFolder
  readonly domain: Domain
  readonly phrases: Phrases
  /** A context that states this does not mean the version. */
  readonly unless?: string
}

export const publishedDomains = (): PublishedDomain[] =>
  domains().flatMap(folder => {
    if (folder.publishedText === undefined) return []
    const domain = modelOf(folder)
    const { phrases } = readPhrases(folder.publishedText, domain)
    const versions = (phrases.versions ?? []).flatMap(({ name, unless }) => {
      const version = versionsOf(folder).get(name)!
      const { phrases } = readPhrases(folder.publishedText!, version)
      return unless === undefined ? [] : [{ folder, domain: version, phrases, unless }]
    })
    return [...versions, { folder, domain, phrases }]
  })

/** Records of all published files of the data. */
export function publishedRecords(): { readonly file: string; readonly record: DataRecord }[] {
  const folder = join(dataFolder()!, 'acpbench')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .flatMap(file =>
      (parseJsonKeepingIds(dataText(`acpbench/${file}`)) as DataRecord[]).map(record => ({
        file,
        record,
      })),
    )
}

/** The domain of a context, by its beginning. */
export const domainOf = (all: readonly PublishedDomain[], context: string): PublishedDomain | undefined =>
  all.find(({ phrases, unless }) => {
    const begin = phrases.contexts?.introductory[0]
    const text = context.toLowerCase()
    if (unless !== undefined && text.includes(unless)) return false
    return begin !== undefined && text.startsWith(begin.toLowerCase())
  })

export interface Sentence {
  readonly kind: 'fact' | 'action'
  readonly text: string
}

/** Facts and actions that the question itself words, in sequences, statements and choices. */
export function sentencesIn(file: string, record: DataRecord): Sentence[] {
  const [task, format] = file.split('.') as [string, string]
  const question: string = record.question
  const found: Sentence[] = []
  const add = (kind: Sentence['kind'], text: string | undefined): void => {
    if (text !== undefined && text.trim() !== '') found.push({ kind, text: text.trim() })
  }
  const quotes = [...question.matchAll(/"([^"]*)"/g)].map(match => match[1])
  if (format === 'gen') {
    if (task === 'prog') add('action', quotes[0])
    return found
  }
  const choices: string[] = record.choices?.text ?? []
  const isFact = /^(?:prog|reach|land)$/.test(task)
  if (task !== 'val') for (const choice of choices) add(isFact ? 'fact' : 'action', choice)
  if (task === 'val' || task === 'just') add('action', quotes[0])
  if (task === 'prog') {
    if (format === 'bool') add('fact', quotes[0])
    add('action', quotes.at(-1))
  }
  if (format === 'mcq') return found
  if (task === 'app') add('action', /in this state: (.*)\?$/s.exec(question)?.[1])
  if (task === 'areach') add('action', quotes[0])
  if (task === 'reach') add('fact', /the following holds: (.*)\?$/s.exec(question)?.[1])
  if (task === 'land') add('fact', /current state\? (.*)$/s.exec(question)?.[1])
  if (task === 'just') add('action', /have a valid plan: (.*)\?$/s.exec(question)?.[1])
  return found
}

const head = /\(([^\s()?]+)((?: \?[^\s()?]+)*)\) - /g

/** The wordings that an open question lists, `(sail ?from ?to) - sail from …`, with a made-up name for each variable. */
export function listedWordings(context: string): { item: string; sentence: Sentence }[] {
  return ['actions', 'propositions'].flatMap(list => {
    const at = context.indexOf(`The available ${list} are: `)
    if (at < 0) return []
    const goal = context.indexOf(' The goal is to reach', at)
    const text = context.slice(at, goal < 0 ? undefined : goal)
    const heads = [...text.matchAll(head)]
    return heads.map((match, i) => {
      const wording = text
        .slice(match.index + match[0].length, heads[i + 1]?.index ?? text.length)
        .replace(/(?:,? and |, |\.)\s*$/, '')
      const named = (words: string): string => words.replace(/\?/g, 'any-')
      return {
        item: `(${match[1]}${named(match[2]!)})`.toLowerCase(),
        sentence: { kind: list === 'actions' ? 'action' : 'fact', text: named(wording) },
      }
    })
  })
}
