// Parses the words after `planground VERB`: positional arguments and options. Unknown options are rejected with a
// similar name, so that a misspelt limit is never silently ignored.

import { exitHelp } from './exit'
import { nearNames } from '#base/suggest'

/** A flag has no value; other options have one: `--name value` or `--name=value`. */
export type OptionKind = 'flag' | 'text' | 'count' | 'texts'

export interface VerbSyntax {
  readonly name: string
  /** The usage after `planground`: `solve DOMAIN PROBLEM [--optimal] …`. */
  readonly usage: string
  /** The options with their descriptions, in the order of the help text. */
  readonly options: Readonly<Record<string, { readonly kind: OptionKind; readonly help: string }>>
  /** The minimum and maximum number of positional arguments. */
  readonly positions: readonly [number, number]
  /** A description in one sentence, for the help text. */
  readonly does: string
}

export interface Arguments {
  readonly positions: readonly string[]
  readonly flag: (name: string) => boolean
  readonly text: (name: string) => string | undefined
  readonly texts: (name: string) => readonly string[]
  readonly count: (name: string) => number | undefined
}

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {}

/** Parses the words after the verb; throws `UsageError`. */
export function parseArguments(words: readonly string[], syntax: VerbSyntax): Arguments {
  const positions: string[] = []
  const given = new Map<string, string[]>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word === '--') {
      positions.push(...words.slice(i + 1))
      break
    }
    if (word === '-' || !word.startsWith('-') || isNumber(word)) {
      positions.push(word)
      continue
    }
    const cut = word.indexOf('=')
    const name = cut < 0 ? word : word.slice(0, cut)
    const option = word.startsWith('--') ? syntax.options[name.slice(2)] : undefined
    if (option === undefined || !Object.hasOwn(syntax.options, name.slice(2)))
      throw new UsageError(unknownOption(name, syntax))
    let value = cut < 0 ? undefined : word.slice(cut + 1)
    if (option.kind === 'flag') {
      if (value !== undefined) throw new UsageError(`${name} takes no value.`)
      value = ''
    } else if (value === undefined) {
      value = words[++i]
      if (value === undefined) throw new UsageError(`${name} needs a value after it.`)
    }
    if (option.kind === 'count' && !/^\d{1,15}$/.test(value))
      throw new UsageError(`${name} needs a whole number, not ${JSON.stringify(value)}.`)
    const before = given.get(name.slice(2))
    if (before !== undefined && option.kind !== 'texts' && option.kind !== 'flag')
      throw new UsageError(`${name} is given twice.`)
    given.set(name.slice(2), [...(before ?? []), value])
  }
  const [least, most] = syntax.positions
  if (positions.length < least || positions.length > most)
    throw new UsageError(
      positions.length < least
        ? `\`${syntax.name}\` needs more: ${positions.length} of at least ${least} ${least === 1 ? 'name is' : 'names are'} given.`
        : `\`${syntax.name}\` does not know what to do with ${JSON.stringify(positions[most])}.`,
    )
  return {
    positions,
    flag: name => given.has(name),
    text: name => given.get(name)?.[0],
    texts: name => given.get(name) ?? [],
    count: name => (given.has(name) ? Number(given.get(name)![0]) : undefined),
  }
}

/** The help text of a verb. */
export function helpOf(syntax: VerbSyntax): string {
  const names = Object.keys(syntax.options)
  const width = Math.max(0, ...names.map(name => name.length))
  const lines = names.map(name => `  --${name.padEnd(width)}  ${syntax.options[name]!.help}`)
  return [`Usage: planground ${syntax.usage}`, '', syntax.does, '', ...lines, '', ...exitHelp()].join('\n')
}

const isNumber = (word: string): boolean => /^-\d+(\.\d+)?$/.test(word)

function unknownOption(name: string, syntax: VerbSyntax): string {
  const near = nearNames(
    name,
    Object.keys(syntax.options).map(option => `--${option}`),
  )
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  return `\`${syntax.name}\` has no option ${name}.${hint}`
}
