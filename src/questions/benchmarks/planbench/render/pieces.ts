// The fixed texts of prompts, between which sentences are inserted: those of the benchmark verbatim, and those of the
// playground's corrected layout. Both have the same markers, so that one reader can parse both.

import type { PromptLayout } from '../items'

/** The texts that a prompt is composed of. `{X}` is a placeholder. */
export interface PromptPieces {
  readonly style: 'official' | 'corrected'
  readonly statement: string
  readonly goal: string
  /** The text after the goal, up to the marker before a plan. */
  readonly plan: (layout: PromptLayout) => string
  readonly planEnd: string
  readonly zeroShot: string
  readonly totalOne: string
  readonly totalMany: string
  readonly verification: string
  readonly valid: string
  readonly goalOne: string
  readonly goalMany: string
  readonly preconditionOne: string
  readonly preconditionMany: string
  readonly event: string
  /** The text for an event that makes no fact true, or none false. */
  readonly nothing: string
  readonly executed: string
  readonly actionsEnd: string
  readonly result: string
  /** The text after a worked example. */
  readonly workedEnd: (layout: PromptLayout) => string
  /** The text after the last marker of the open block. */
  readonly openEnd: (layout: PromptLayout) => string
}

/** Tasks with a blank line between goal and plan in their blocks. */
const spaced: ReadonlySet<PromptLayout> = new Set(['t1', 't5', 't8_1', 't8_2', 't8_3'])

const minimize = ' I want to minimize the time taken to achieve my goal.'
const planMarker = '\nMy plan is as follows:\n\n[PLAN]'

/** Valmeekam et al., arXiv:2206.10498: byte for byte, including unexpected blanks. */
export const officialPieces: PromptPieces = {
  style: 'official',
  statement: '\n[STATEMENT]\nAs initial conditions I have that, {INIT}.',
  goal: '\nMy goal is to have that {GOAL}.',
  plan: layout => {
    if (spaced.has(layout)) return `\n${planMarker}`
    if (layout === 't2') return minimize + planMarker
    return layout === 't3' || layout === 't3_1' ? ` ${planMarker}` : planMarker
  },
  planEnd: '[PLAN END]',
  zeroShot: '\n\nWhat is the plan to achieve my goal? Just give the actions in the plan.',
  totalOne: 'The total time to execute the plan is {N} minute.\n',
  totalMany: 'The total time to execute the plan is {N} minutes.\n',
  verification: '\n[VERIFICATION]',
  valid: 'The above plan is valid.\n',
  goalOne: 'The above plan is invalid. This is the unmet goal condition:\n{FACTS}',
  goalMany: 'The above plan is invalid. These are the unmet goal conditions:\n{FACTS}',
  preconditionOne:
    'The above plan is invalid.The following action at step {K} has an unmet precondition:\n{ACTION}\nThe unmet precondition is:\n{FACTS}',
  preconditionMany:
    'The above plan is invalid. The following action at step {K} has unmet preconditions:\n{ACTION}\nThe unmet preconditions are:\n{FACTS}',
  event:
    '\nDuring execution, an unexpected event has occurred.\nAfter executing the action "{ACTION}" at step {K} in the plan, the following facts unexpectedly became true: {TRUE}\nThe following facts became unexpectedly false: {FALSE}\nAfter re-planning from the new state, the plan is as follows:\n[PLAN]',
  nothing: '',
  executed: '\n I have executed the following action sequence:\n\n[ACTION SEQUENCE]',
  actionsEnd: '[ACTION SEQUENCE END]',
  result: '[RESULTING STATE]\n',
  workedEnd: layout => (layout === 't4' ? ' ' : ''),
  openEnd: layout => (layout === 't2' ? ' ' : ''),
}

/**
 * The playground's layout: no stray blanks, a blank line before every plan and every block, a line break after every
 * message, an explicit statement if an event changes no fact, and the prompt ends where the answer's first line begins.
 */
export const correctedPieces: PromptPieces = {
  ...officialPieces,
  style: 'corrected',
  statement: officialPieces.statement.replace('As initial', '{OBJECTS}As initial'),
  plan: layout => `${layout === 't2' ? minimize : ''}\n${planMarker}`,
  goalOne: `${officialPieces.goalOne}\n`,
  goalMany: `${officialPieces.goalMany}\n`,
  preconditionOne: `${officialPieces.preconditionOne.replace('invalid.The', 'invalid. The')}\n`,
  preconditionMany: `${officialPieces.preconditionMany}\n`,
  nothing: 'none',
  executed: officialPieces.executed.replace('\n ', '\n'),
  workedEnd: () => '',
  openEnd: layout => (layout === 't1_zero_shot' || layout === 't7' ? '' : '\n'),
}

/** A text with its placeholders filled. */
export const filledPiece = (piece: string, by: Readonly<Record<string, string>>): string =>
  piece.replace(/\{([A-Z]+)\}/g, (whole, name: string) => (Object.hasOwn(by, name) ? by[name]! : whole))
