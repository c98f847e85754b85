// A sheet of questions for a class, as data: recipes by which questions are made, questions in full, responses of models
// to be judged, steps of lessons; and what may be used while it is taken. It holds no keys: the page computes what is right.

import type { FormatCode, KindCode } from '#questions/kinds/codes'

/** How a question of a sheet is made. Every field beyond the first four is a bound, and may be left out. */
export interface SheetRecipe {
  readonly item: 'recipe'
  readonly kind: KindCode
  readonly format: FormatCode
  /** The folder of a domain that ships, and one of its problems, a named size, or a size in full. */
  readonly domain: string
  readonly on: { readonly problem: string } | { readonly size: SizeName | Sized }
  /** Distinguishes recipes that are alike; the place on the sheet where it is absent. */
  readonly seed?: string
  /** Id of a wrong rule whose answer must be wrong; `any` for some rule. */
  readonly trap?: string
  readonly level?: 1 | 2 | 3 | 4
  /** Most applicable actions. */
  readonly most?: number
  /** The right answer is _None_, or is not. */
  readonly none?: boolean
  /** Steps of the sequence that the question gives, from and to. */
  readonly steps?: readonly [number, number]
  /** The failure is not at the last step. */
  readonly failure?: 'inner'
  readonly goalDistance?: readonly [number, number]
}

export type SizeName = 'small' | 'medium' | 'large'
type Sized = Readonly<Record<string, number>>

/** A question as links and files hold it (`files/shared-form.ts`); only what opens forms looks into it. */
export type PackedForm = Readonly<Record<string, unknown>>

export type SheetItem =
  | SheetRecipe
  | { readonly item: 'question'; readonly form: PackedForm }
  /** What a model answered to the question: is it right or wrong? */
  | { readonly item: 'response'; readonly form: PackedForm; readonly response: string }
  /** A step of a lesson that ships, from 1: to be read, with nothing to answer. */
  | { readonly item: 'step'; readonly lesson: string; readonly step: number }

/** A text that only who has the password can read: AES-GCM under a key by PBKDF2. Bytes in base64url. */
export interface SealedText {
  readonly salt: string
  readonly iv: string
  readonly text: string
}

/** When what is right is shown: never; once an answer was checked; or once the password that opens `SealedText` is typed. */
export type Reveal = 'never' | 'checked' | SealedText

/** Panes of the stage that a sheet may allow. */
export const sheetPanes = ['state', 'graph', 'trace', 'landmarks', 'search', 'pddl'] as const
export type SheetPane = (typeof sheetPanes)[number]

export interface Sheet {
  readonly title: string
  /** Instructions to students; '' for none. */
  readonly says: string
  /** Two sheets with the same items and other seeds ask other questions. */
  readonly seed: string
  readonly items: readonly SheetItem[]
  readonly panes: readonly SheetPane[]
  readonly hints: 0 | 1 | 2 | 3
  /** How often an answer may be checked; 0: without limit. */
  readonly attempts: number
  readonly reveal: Reveal
  /** The same questions for all, or by their name a sibling of equal level for each. */
  readonly variants: 'same' | 'by-name'
  /** The teacher's own; null for none. */
  readonly notes: string | SealedText | null
}

/** The defaults of a sheet. */
export const usual: Omit<Sheet, 'title' | 'seed' | 'items'> = {
  says: '',
  panes: ['state', 'pddl'],
  hints: 3,
  attempts: 0,
  reveal: 'checked',
  variants: 'same',
  notes: null,
}

export const MAX_ITEMS = 60
export const MAX_ATTEMPTS = 20
