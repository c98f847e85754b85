// What the page may ask about links, archives and files of unknown content: types alone.

import type { Source } from '../../pddl/source'
import type { Question } from '../../kinds/question'
import type { OpenedFile } from './engine'

/** One question as it is handed on: what it says, and as much of what was done with it as its sender wants. */
export interface SharedQuestion {
  readonly question: Question
  /** What the file says is right goes along; absent: it does. */
  readonly withKey?: boolean
  /** The PDDL as the sender changed it. */
  readonly edit: Source | null
  readonly answer: string
  /** Where the sender stood: the tab of the stage, and the actions taken from the initial state. */
  readonly tab: string | null
  readonly walk: { readonly sequence: readonly string[]; readonly at: number } | null
}

export interface PackedQuestion {
  /** The question says what is right; it is left out where it was not wanted. */
  readonly hasKey: boolean
  /** What stands after the `#` of an address: `s=1.…`. */
  readonly link: string
  /** The same content as a file. */
  readonly file: string
}

export type ReadQuestion =
  | {
      readonly kind: 'shared'
      readonly shared: SharedQuestion
      /** The same for the same content. */
      readonly id: string
      /** What is not as its sender saw it; '' where all is. */
      readonly caveat: string
    }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

/** What `#open?…` asks for, worked out; each part that could not be used is named. */
export interface Prefilled {
  readonly name: string
  /** Tells it from questions asked for otherwise. */
  readonly id: string
  readonly questions: readonly Question[]
  /** Place of the question to show. */
  readonly at: number
  readonly answer: string
  readonly tab: string | null
  readonly theme: 'light' | 'dark' | null
  /** One sentence for each parameter that is unknown or cannot be used. */
  readonly problems: readonly string[]
}

/** What some bytes turned out to be. */
export type Inspected =
  | { readonly kind: 'questions'; readonly file: OpenedFile }
  | { readonly kind: 'pddl'; readonly texts: readonly PddlPart[] }
  | { readonly kind: 'plan'; readonly steps: readonly string[] }
  | { readonly kind: 'shared'; readonly read: ReadQuestion }
  | { readonly kind: 'session'; readonly session: UnpackedSession }
  /** An archive of other files, to be looked at one by one. */
  | {
      readonly kind: 'files'
      readonly files: readonly NamedBytes[]
      readonly passedOver: readonly string[]
    }
  /** `is` completes "This is …". */
  | { readonly kind: 'other'; readonly is: string; readonly advice: string }

export interface PddlPart {
  readonly name: string
  readonly role: 'domain' | 'problem'
  /** What a domain calls itself, or the domain that a problem names; lower case, '' if neither. */
  readonly domain: string
  readonly text: string
}

export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A session out of an archive. Its parts have been read as JSON and are looked at by whoever takes them. */
export interface UnpackedSession {
  readonly files: readonly unknown[]
  readonly works: readonly { readonly id: string; readonly work: unknown }[]
  readonly selected: string | null
  /** Parts that could not be read. */
  readonly problems: readonly string[]
}

/** One question of an open file and what was done with it, for the archive. */
export interface KeptItem {
  readonly id: string
  readonly question: Question
  /** The question as it was judged, when its PDDL had been edited; else null. */
  readonly asked: Question | null
  /** As the session keeps it; null where nothing was done. */
  readonly work: {
    readonly answer: string
    readonly edit: Source | null
    readonly verdict: {
      readonly answer: string
      readonly verdict: string
      readonly maxStates: number
    } | null
  } | null
}

export interface KeptFile {
  /** Its place among the open files, from 1. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly origin: string
  readonly issues: readonly unknown[]
  readonly items: readonly KeptItem[]
}

/** The parts of an archive that one open file gives. */
export interface PackedFile {
  readonly parts: readonly NamedBytes[]
  /** Verdicts, and how many of them have their certificates beside them. */
  readonly verdicts: number
  readonly certified: number
}

export interface SharingApi {
  pack(shared: SharedQuestion): PackedQuestion
  /** Reads what stands after the `#`; the text may be anything. */
  read(link: string): ReadQuestion
  /** Works out the parameters of `#open?…`; `tabs` names those of the stage. */
  prefill(parameters: string, tabs: readonly string[]): Prefilled
}
