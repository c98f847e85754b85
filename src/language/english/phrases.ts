// A domain's English as data: the contents of `phrases.yaml`, with the range of every wording.

import { pluralOf } from './starter/plurals'
import type { Span } from '#base/text'
import type { Domain, TypedName } from '#planning/pddl/model'
import { kindsOf } from '#planning/task/universe'
import type { Convention } from './conventions'
import type { Numbered } from './numbered'
import type { PhraseVersion } from './read-versions'
import type { ContextTemplates } from './context-templates'
import { parseTemplate, type Template } from './template'

export interface PredicatePhrases {
  readonly name: string
  readonly span: Span
  /** Names of the parameters without `?`, in order of declaration. */
  readonly parameters: readonly string[]
  /** Types of each parameter, as declared. */
  readonly types: readonly (readonly string[])[]
  /** Wordings for “it holds”; the first is the default. At least one once checked. */
  readonly holds: readonly Template[]
  /** Wordings for “it does not hold”. */
  readonly fails: readonly Template[]
  /** Wordings for “it holds” that are read but never rendered. */
  readonly read?: readonly Template[]
  /** Facts that differ only in this parameter are described in one sentence. */
  readonly gather?: string
  /** The wording in descriptions of states; `holds[0]` if absent. */
  readonly told?: Template
}

export interface ActionPhrases {
  readonly name: string
  readonly span: Span
  readonly parameters: readonly string[]
  /** Types of each parameter, as declared. */
  readonly types: readonly (readonly string[])[]
  /** Imperatives, without a capital or a full stop. */
  readonly wordings: readonly Template[]
  /** Wordings that are read but never rendered. */
  readonly read?: readonly Template[]
}

export interface TypePhrases {
  readonly name: string
  readonly one: string
  readonly many: string
  /** The ranges of both forms; absent if the forms are not from a file. */
  readonly spans?: { readonly one: Span; readonly many: Span }
}

export interface Phrases {
  /** The author of the English, if it is not the playground's. */
  readonly source?: string
  /** Explains the domain to someone who does not know it. */
  readonly introduction: string
  /** Its range; absent if it is not from a file. */
  readonly introductionSpan?: Span
  /** How objects are counted and listed, in this order; objects of other types are not listed. */
  readonly types: readonly TypePhrases[]
  /** Static predicates, described once before the state. */
  readonly setting: readonly string[]
  /** Predicates of a state, in the order in which they are described. */
  readonly state: readonly string[]
  readonly predicates: ReadonlyMap<string, PredicatePhrases>
  readonly actions: ReadonlyMap<string, ActionPhrases>
  /** Phrases that name no action of the domain; slots are types. */
  readonly foreign: readonly Template[]
  /** True if all action wordings of the source are included, so that a phrase with other words names no action. */
  readonly isComplete?: boolean
  /** Names for objects in some sentences, each with the object's actual name. */
  readonly names?: ReadonlyMap<string, string>
  /** Names of objects that contexts only count. */
  readonly numbered?: Numbered
  /** Templates of whole contexts, if they differ from the playground's own form. */
  readonly contexts?: ContextTemplates
  /** Predicates that contexts leave out, wholly or partly, each with its convention. */
  readonly leftOut?: ReadonlyMap<string, Convention>
  /** Other versions of the domain that the same English is used for. */
  readonly versions?: readonly PhraseVersion[]
  /** The ranges of names and sections; only for phrases read from a file. */
  readonly places?: PhrasePlaces
}

/** Ranges of names and sections in a phrases file. */
export interface PhrasePlaces {
  /** The sentences of the introduction, with their offsets in its text and their ranges in the file. */
  readonly introduction: readonly { readonly at: number; readonly span: Span }[]
  /** The names of `setting`, in its order. */
  readonly setting: readonly Span[]
  /** The names of `state`, in its order. */
  readonly state: readonly Span[]
  /** The keys of `types`, by type. */
  readonly types: ReadonlyMap<string, Span>
  /** The keys of the sections. */
  readonly sections: ReadonlyMap<string, Span>
}

/** The declared types of each parameter; empty for `object`. */
export const typesOf = (parameters: readonly TypedName[]): string[][] =>
  parameters.map(({ type }) => type.map(({ name }) => name))

/** Phrases for a domain without English: PDDL in sentences; names are read as words too. */
export function plainPhrases(domain: Domain): Phrases {
  const nowhere: Span = { from: 0, to: 0 }
  const wording = (text: string): Template => parseTemplate(text, () => nowhere).template
  const names = (parameters: readonly { name: string }[]): string[] =>
    parameters.map(parameter => parameter.name.replace(/^\?/, ''))
  const types = domain.types.length > 0 ? domain.types.map(type => type.name) : ['object']
  const actionNames = new Set(domain.actions.map(action => action.name))
  const kinds = kindsOf(domain)
  const predicateNames = (isStatic: boolean): string[] =>
    domain.predicates.filter((_, i) => (kinds[i] === 'static') === isStatic).map(({ name }) => name)
  return {
    introduction: `This is the domain ${domain.name}.`,
    types: [...new Set(types)].map(name => ({ name, one: words(name), many: pluralOf(words(name)) })),
    setting: predicateNames(true),
    state: predicateNames(false),
    predicates: new Map(
      domain.predicates.map(({ name, parameters }) => {
        const own = names(parameters)
        const bare = `${words(name)}${slotsOf(own)}`
        return [
          name,
          {
            name,
            span: nowhere,
            parameters: own,
            types: typesOf(parameters),
            holds: [wording(`(${name}${slotsOf(own)}) is true`)],
            fails: [wording(`(${name}${slotsOf(own)}) is false`)],
            read: [wording(`${bare} holds`), wording(`${bare} is true`), wording(bare)],
          },
        ]
      }),
    ),
    actions: new Map(
      domain.actions.map(({ name, parameters }) => {
        const own = names(parameters)
        return [
          name,
          {
            name,
            span: nowhere,
            parameters: own,
            types: typesOf(parameters),
            wordings: [wording(`(${name}${slotsOf(own)})`)],
            read: [wording(`${words(name)}${slotsOf(own)}`)],
          },
        ]
      }),
    ),
    foreign: ['hesitate', 'fly to the moon', 'start over'].filter(p => !actionNames.has(p)).map(wording),
  }
}

const slotsOf = (parameters: readonly string[]): string => parameters.map(p => ` {${p}}`).join('')

/** `pick-up` and `pick_up` as words. */
const words = (name: string): string => name.replace(/[-_]+/g, ' ').trim()

/** The object that a sentence names so; undefined if there is none. */
export type ObjectNamed = (text: string) => string | undefined

/** Looks up an object by the phrases' own names, and by whether such an object exists. */
export const namedBy =
  ({ names }: Phrases, isKnown: (object: string) => boolean): ObjectNamed =>
  text => {
    const name = names?.get(text) ?? text
    return isKnown(name) ? name : undefined
  }
