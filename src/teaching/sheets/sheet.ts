// A sheet of questions for a class, as data: recipes for generating questions, complete questions, model responses to
// be judged, lesson steps; and the permitted aids. It contains no keys: the page computes the right answers.

import type { FormatCode, KindCode } from '#questions/kinds/codes'

/** How to generate a question of a sheet. All fields after the first four are optional bounds. */
export interface SheetRecipe {
  readonly item: 'recipe'
  readonly kind: KindCode
  readonly format: FormatCode
  /** The folder of a shipped domain; and one of its problems, a named size, or a full size. */
  readonly domain: string
  readonly on: { readonly problem: string } | { readonly size: SizeName | Sized }
  /** Distinguishes otherwise equal recipes; default: the position on the sheet. */
  readonly seed?: string
  /** Id of a misreading that must lead to a wrong answer; `any` for any misreading. */
  readonly trap?: string
  readonly level?: 1 | 2 | 3 | 4
  /** Maximum number of applicable actions. */
  readonly most?: number
  /** Whether the right answer must be _None_ or must not be. */
  readonly none?: boolean
  /** Minimum and maximum number of steps of the given sequence. */
  readonly steps?: readonly [number, number]
  /** The failing step must not be the last one. */
  readonly failure?: 'inner'
  readonly goalDistance?: readonly [number, number]
  readonly points?: number
}

export type SizeName = 'small' | 'medium' | 'large'
type Sized = Readonly<Record<string, number>>

/** A question in serialised form (`files/shared-form.ts`); opaque except to the code that opens forms. */
export type PackedForm = Readonly<Record<string, unknown>>

/** `points`: for a right answer; default: 1. */
export type SheetItem =
  | SheetRecipe
  | { readonly item: 'question'; readonly form: PackedForm; readonly points?: number }
  /** A model's response, which students judge as right or wrong. */
  | { readonly item: 'response'; readonly form: PackedForm; readonly response: string; readonly points?: number }
  /** A step of a shipped lesson, from 1, to be read; it has no answer. */
  | { readonly item: 'step'; readonly lesson: string; readonly step: number }

/** A text encrypted with a password: AES-GCM with a key derived by PBKDF2. Bytes in base64url. */
export interface SealedText {
  readonly salt: string
  readonly iv: string
  readonly text: string
}

/**
 * When the right answer is shown: never; after the answer was checked; or after the password that opens `SealedText` is
 * entered.
 */
export type Reveal = 'never' | 'checked' | SealedText

/** Stage panes that a sheet may permit. */
export const sheetPanes = ['state', 'graph', 'trace', 'landmarks', 'search', 'pddl'] as const
export type SheetPane = (typeof sheetPanes)[number]

export interface Sheet {
  readonly title: string
  /** Instructions to students; '' for none. */
  readonly says: string
  /** Two sheets with the same items and different seeds ask different questions. */
  readonly seed: string
  readonly items: readonly SheetItem[]
  readonly panes: readonly SheetPane[]
  readonly hints: 0 | 1 | 2 | 3
  /** Maximum number of times an answer may be checked; 0: unlimited. */
  readonly attempts: number
  readonly reveal: Reveal
  /** Whether everyone gets the same questions, or each name gets a sibling of the same level. */
  readonly variants: 'same' | 'by-name'
  /** Whether a list with mistakes gets a part of the points. */
  readonly partial: boolean
  /** Whether students have to give their name. */
  readonly named: boolean
  /** Due date and time, `2026-12-03T18:00`, in local time; '' for none. Shown, not enforced. */
  readonly due: string
  /** The teacher's own notes; null if there are none. */
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
  partial: false,
  named: false,
  due: '',
  notes: null,
}

export const MAX_ITEMS = 60
export const MAX_ATTEMPTS = 20
