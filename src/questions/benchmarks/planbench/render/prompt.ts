// Renders a prompt from its parts: introduction, worked examples, and the open block. The inverse of the reader.

import type { Wordbook } from '#language/english/wordbook'
import type { Atom, PromptBlock, PromptLayout, Step } from '../items'
import { filledPiece, officialPieces, type PromptPieces } from './pieces'
import { type FactOrder, NoWords, Renderer } from './renderer'

/** The contents of a prompt; a `ReadPrompt` is one. */
export interface PromptParts {
  readonly layout: PromptLayout
  /** Ends with one line break. */
  readonly introduction: string
  readonly worked: readonly PromptBlock[]
  readonly open: PromptBlock
}

export type RenderedPrompt =
  | {
      readonly text: string
      /** The offset at which the open block begins. */
      readonly openFrom: number
    }
  /** Why there is no such prompt: a whole sentence. */
  | { readonly problem: string }

/**
 * Renders the prompt with these parts. Parts that the layout does not have are skipped; a missing required part is a
 * problem. The layout determines the order of facts, except for the goal in t8_1's open block, which keeps its order.
 */
export function renderPrompt(
  { layout, introduction, worked, open }: PromptParts,
  wordbook: Wordbook,
  pieces: PromptPieces = officialPieces,
): RenderedPrompt {
  try {
    const writer = new BlockWriter(layout, wordbook, pieces)
    const context = introduction + worked.map(block => writer.worked(block)).join('')
    return { text: context + writer.open(open), openFrom: context.length }
  } catch (error) {
    if (error instanceof NoWords) return { problem: error.message }
    throw error
  }
}

/** The result of checking a plan, for messages as in t3. */
export type PlanFault =
  | { readonly kind: 'valid' }
  | { readonly kind: 'goal'; readonly unmet: readonly Atom[] }
  | {
      readonly kind: 'precondition'
      /** Position of the step, from 1. */
      readonly step: number
      readonly action: Step
      readonly unmet: readonly Atom[]
    }

/** The message of t3's worked examples; undefined if something has no words. */
export function verificationMessage(
  fault: PlanFault,
  wordbook: Wordbook,
  pieces: PromptPieces = officialPieces,
): string | undefined {
  if (fault.kind === 'valid') return pieces.valid
  try {
    const renderer = new Renderer(wordbook, pieces.style === 'official')
    const one = fault.unmet.length === 1
    const FACTS = renderer.facts(fault.unmet, 'underscore')
    if (fault.kind === 'goal') return filledPiece(one ? pieces.goalOne : pieces.goalMany, { FACTS })
    return filledPiece(one ? pieces.preconditionOne : pieces.preconditionMany, {
      K: String(fault.step),
      ACTION: renderer.action(fault.action),
      FACTS,
    })
  } catch (error) {
    if (error instanceof NoWords) return undefined
    throw error
  }
}

const spaceOrdered: ReadonlySet<PromptLayout> = new Set(['t1', 't1_zero_shot', 't5', 't8_1', 't8_2', 't8_3'])

class BlockWriter {
  private readonly layout: PromptLayout
  private readonly pieces: PromptPieces
  private readonly renderer: Renderer
  private readonly order: FactOrder
  /**
   * True if the text is corrected as in the original for the blocksworld domains, in the tasks that share one function
   * there.
   */
  private readonly rewrites: boolean

  constructor(layout: PromptLayout, wordbook: Wordbook, pieces: PromptPieces) {
    this.layout = layout
    this.pieces = pieces
    this.renderer = new Renderer(wordbook, pieces.style === 'official')
    this.order = spaceOrdered.has(layout) ? 'space' : 'underscore'
    this.rewrites = pieces.style === 'official' && spaceOrdered.has(layout) && wordbook.id.includes('blocksworld')
  }

  worked(block: PromptBlock): string {
    const { pieces, layout } = this
    const end = pieces.workedEnd(layout)
    if (layout === 't7')
      return `${this.head(block)}${this.executed(block)}${this.renderer.facts(this.needed(block.state, 'a state'), this.order)}\n${end}`
    const text = `${this.head(block)}${this.goal(block, this.order, layout === 't8_2')}`
    if (layout === 't1_zero_shot') throw new NoWords('A zero-shot prompt has no worked blocks.')
    const plan = `${pieces.plan(layout)}${this.plan(this.needed(block.plan, 'a plan'))}`
    switch (layout) {
      case 't2': {
        const total = this.needed(block.total, 'a total')
        const piece = total === 1 ? pieces.totalOne : pieces.totalMany
        return `${text}${plan}${filledPiece(piece, { N: String(total) })}${end}`
      }
      case 't3':
      case 't3_1':
        return `${text}${plan}${pieces.verification}\n${this.needed(block.message, 'a message')}${end}`
      case 't6':
        return `${text}${plan}${this.event(block)}${this.plan(this.needed(block.newPlan, 'a plan after the event'))}${end}`
      default:
        return `${this.rewritten(text + plan)}${end}`
    }
  }

  open(block: PromptBlock): string {
    const { pieces, layout } = this
    const end = pieces.openEnd(layout)
    if (layout === 't7') return `${this.head(block)}${this.executed(block)}${end}`
    const order = layout === 't8_1' ? 'as given' : this.order
    const text = `${this.head(block)}${this.goal(block, order, layout === 't8_3')}`
    switch (layout) {
      case 't1_zero_shot':
        return `${this.rewritten(text + pieces.zeroShot)}${end}`
      case 't3':
      case 't3_1':
        return `${text}${pieces.plan(layout)}${this.plan(this.needed(block.plan, 'a plan'))}${pieces.verification}${end}`
      case 't6':
        return `${text}${pieces.plan(layout)}${this.plan(this.needed(block.plan, 'a plan'))}${this.event(block)}${end}`
      default:
        return `${this.rewritten(text + pieces.plan(layout))}${end}`
    }
  }

  private head({ init, objects = '' }: PromptBlock): string {
    return filledPiece(this.pieces.statement, {
      INIT: this.renderer.facts(init, this.order),
      OBJECTS: objects === '' ? '' : `${objects}\n`,
    })
  }

  /** Complete states always use the order of states. */
  private goal({ goal }: PromptBlock, order: FactOrder, isState: boolean): string {
    const atoms = this.needed(goal, 'a goal')
    return filledPiece(this.pieces.goal, {
      GOAL: this.renderer.facts(atoms, isState ? 'underscore' : order),
    })
  }

  private plan(steps: readonly Step[]): string {
    return `\n${this.renderer.lines(steps)}${this.pieces.planEnd}\n`
  }

  private executed({ executed }: PromptBlock): string {
    const lines = this.renderer.lines(this.needed(executed, 'actions that were executed'))
    return `${this.pieces.executed}\n${lines}${this.pieces.actionsEnd}\n${this.pieces.result}`
  }

  private event({ event }: PromptBlock): string {
    const { action, step, becameTrue, becameFalse } = this.needed(event, 'an event')
    const facts = (atoms: readonly Atom[]): string => this.renderer.facts(atoms, this.order) || this.pieces.nothing
    return filledPiece(this.pieces.event, {
      ACTION: this.renderer.action(action),
      K: String(step),
      TRUE: facts(becameTrue),
      FALSE: facts(becameFalse),
    })
  }

  private rewritten(text: string): string {
    return this.rewrites ? text.replaceAll('-', ' ').replaceAll('ontable', 'on the table') : text
  }

  private needed<T>(part: T | null, what: string): T {
    if (part === null) throw new NoWords(`A block of ${this.layout} needs ${what}.`)
    return part
  }
}
