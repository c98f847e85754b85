// A line with an answered item of the benchmark: the open block of the prompt, the instances and the domain as PDDL,
// and a response.

import type { Question } from '#questions/kinds/question'
import type { Wordbook } from '#language/english/wordbook'
import { loadDomain } from '#planning/task/load'
import type { JsonObject } from '#base/json/json'
import type { NamedConfiguration } from '../config'
import { knownConfiguration } from '../known/domains'
import { wordbookOfConfiguration } from '../known/wordbooks'
import type { WordingData } from '../record'
import { questionOfRecord } from './question'

export interface AnsweredLine {
  readonly question: Question
  readonly response: string
}

/**
 * The question of a line with its response, or the faults of the line. A domain is worded by the configuration, if
 * there is one, else as in the benchmark.
 */
export function answeredLine(
  line: Readonly<Record<string, unknown>>,
  configurations: ReadonlyMap<string, NamedConfiguration>,
): AnsweredLine | { readonly problem: string } {
  const { response, domain, ...rest } = line
  if (typeof response !== 'string') return { problem: 'needs the text field "response".' }
  if (typeof domain !== 'string') return { problem: 'needs the text field "domain".' }
  const path = typeof line.source === 'string' ? line.source : ''
  const named = configurations.get(domain)
  const words = named === undefined ? undefined : ownWords(named, rest)
  const domainText = typeof rest.domain_pddl === 'string' ? rest.domain_pddl : named?.domainText
  const fields = {
    ...rest,
    domain,
    ...(domainText === undefined ? {} : { domain_pddl: domainText }),
    ...(words === undefined ? {} : { words }),
  } as unknown as JsonObject
  const question = questionOfRecord({ index: 0, frame: {}, fields, path })
  return typeof question === 'string' ? { problem: question } : { question, response }
}

/** The sentences of a configuration as stored in a record; undefined if they equal those of the known domain. */
function ownWords(
  named: NamedConfiguration,
  { instances, domain_pddl }: Readonly<Record<string, unknown>>,
): WordingData | undefined {
  const known = as.get(named) ?? isKnown(named)
  as.set(named, known)
  if (known) return undefined
  const texts = Object.values((typeof instances === 'object' && instances) || {})
  const text = typeof domain_pddl === 'string' ? domain_pddl : (named.domainText ?? '')
  return wordsOf(wordbookOfConfiguration(named), [...texts.map(String), constantsIn(text)])
}

const as = new WeakMap<NamedConfiguration, boolean>()

/** True if the configuration words a domain of the benchmark exactly as the benchmark does. */
function isKnown(named: NamedConfiguration): boolean {
  const known = knownConfiguration(named.name)
  if (known === undefined) return false
  const wordingOf = ({ config }: NamedConfiguration): string =>
    JSON.stringify(
      [config.actions, config.predicates].map(sentences =>
        Object.entries(sentences)
          .map(([name, sentence]) => `${name.toLowerCase()} ${(sentence ?? '').trim()}`)
          .sort(),
      ),
    )
  return wordingOf(named) === wordingOf(known)
}

/** The words for everything in the texts that may be an object. */
function wordsOf(wordbook: Wordbook, texts: readonly string[]): WordingData {
  const names = new Set(texts.flatMap(text => text.toLowerCase().match(/[^\s();?:=]+/g) ?? []))
  const objects = new Map<string, string>()
  for (const name of names) {
    const words = wordbook.object(name)
    if (words !== undefined && words !== name) objects.set(name, words)
  }
  return {
    id: wordbook.id,
    actions: Object.fromEntries(wordbook.actions),
    predicates: Object.fromEntries(wordbook.predicates),
    objects: Object.fromEntries(objects),
  }
}

const constantsIn = (domainText: string): string =>
  loadDomain(domainText)
    .domain.constants.map(({ name }) => name)
    .join(' ')
