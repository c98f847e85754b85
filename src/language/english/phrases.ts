// A domain's English as data: what `phrases.yaml` states, with the place of every wording.

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
  /** Parameters' names without `?`, in the order of the declaration. */
  readonly parameters: readonly string[]
  /** Types of each parameter, as declared. */
  readonly types: readonly (readonly string[])[]
  /** Wordings for "it holds"; the first is the usual one. At least one once checked. */
  readonly holds: readonly Template[]
  /** Wordings for "it does not hold". */
  readonly fails: readonly Template[]
  /** Wordings for "it holds" that are parsed but never rendered. */
  readonly read?: readonly Template[]
  /** Facts that differ in this parameter alone are described in one sentence. */
  readonly gather?: string
  /** The wording for states; `holds[0]` where absent. */
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
  /** Wordings that are parsed but never rendered. */
  readonly read?: readonly Template[]
}

export interface TypePhrases {
  readonly name: string
  readonly one: string
  readonly many: string
  /** The positions of both forms; absent if they were not written down. */
  readonly spans?: { readonly one: Span; readonly many: Span }
}

export interface Phrases {
  /** The author of the English, if it is not the playground's. */
  readonly source?: string
  /** Explains the domain to someone who has never heard of it. */
  readonly introduction: string
  /** Its place; absent if it was not written down. */
  readonly introductionSpan?: Span
  /** How objects are counted and listed, in this order; objects of types that are not here are not listed. */
  readonly types: readonly TypePhrases[]
  /** Predicates described once, before the state: what never changes. */
  readonly setting: readonly string[]
  /** Predicates of a state, in the order in which they are described. */
  readonly state: readonly string[]
  readonly predicates: ReadonlyMap<string, PredicatePhrases>
  readonly actions: ReadonlyMap<string, ActionPhrases>
  /** Phrases that name no action of the domain; slots are types. */
  readonly foreign: readonly Template[]
  /** All wordings of actions that its source has are here, so that a phrase with other words names none. */
  readonly isComplete?: boolean
  /** What some sentences call objects, each with the object's name. */
  readonly names?: ReadonlyMap<string, string>
  /** Names of objects that contexts describe in numbers alone. */
  readonly numbered?: Numbered
  /** How whole contexts are described, if that is not our way. */
  readonly telling?: ContextTemplates
  /** Predicates that contexts do not describe, or not wholly, each with what is to be assumed. */
  readonly leftOut?: ReadonlyMap<string, Convention>
  /** Other versions of the domain that the same English is used for. */
  readonly versions?: readonly PhraseVersion[]
  /** The positions of names and sections; only for phrases that were read from a file. */
  readonly places?: PhrasePlaces
}

/** Places of names and sections in a phrases file. */
export interface PhrasePlaces {
  /** The sentences of the introduction: where each begins in its text, and where it is in the file. */
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

/** The types that each parameter was declared with; none for `object`. */
export const typesOf = (parameters: readonly TypedName[]): string[][] =>
  parameters.map(({ type }) => type.map(({ name }) => name))

/** For a domain without its own English: PDDL in sentences; its names are read as words too. */
export function plainPhrases(domain: Domain): Phrases {
  const nowhere: Span = { from: 0, to: 0 }
  const wording = (text: string): Template => parseTemplate(text, () => nowhere).template
  const names = (parameters: readonly { name: string }[]): string[] =>
    parameters.map(parameter => parameter.name.replace(/^\?/, ''))
  const types = domain.types.length > 0 ? domain.types.map(type => type.name) : ['object']
  const actionNames = new Set(domain.actions.map(action => action.name))
  const kinds = kindsOf(domain)
  const told = (isStatic: boolean): string[] =>
    domain.predicates.filter((_, i) => (kinds[i] === 'static') === isStatic).map(({ name }) => name)
  return {
    introduction: `This is the domain ${domain.name}.`,
    types: [...new Set(types)].map(name => ({ name, one: words(name), many: `${words(name)}s` })),
    setting: told(true),
    state: told(false),
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

/** The name of the object that a sentence calls so; undefined if there is none. */
export type ObjectNamed = (said: string) => string | undefined

/** By the phrases' own names for objects, and by whether there is such an object. */
export const namedBy =
  ({ names }: Phrases, isKnown: (object: string) => boolean): ObjectNamed =>
  said => {
    const name = names?.get(said) ?? said
    return isKnown(name) ? name : undefined
  }
