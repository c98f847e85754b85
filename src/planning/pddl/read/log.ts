// Collects the diagnostics of the readers. Inside lists with unmatched brackets, it stays quiet: that fault has been reported, and further
// reports would only be its consequences.

import { nearNames } from '#base/suggest'
import type { Span } from '#base/text'
import type { Diagnostic, Fix, Note } from '../diagnostic'
import type { DiagnosticCode, MessageArguments } from '../messages'
import { diagnose, labels, notes } from '../messages'

export interface Extras {
  readonly notes?: readonly Note[]
  readonly fix?: Fix
}

/** The note that proposes similar names, and the fix if there is only one. */
export function proposal(name: string, near: readonly string[], span: Span): Extras {
  const only = near.length === 1 && isSure(name, near[0]!) ? near[0] : undefined
  return {
    ...(near.length > 0 ? { notes: [{ message: notes.didYouMean(near) }] } : {}),
    ...(only === undefined ? {} : { fix: { label: labels.replace(only), span, text: only } }),
  }
}

/** Does one name certainly mean the other? Short and numbered ones may well be two names. */
function isSure(name: string, meant: string): boolean {
  const bare = (one: string): string => one.replace(/^[?:]/, '')
  const letters = (one: string): string => one.replace(/\d+/g, '')
  if (bare(name) === bare(meant)) return true
  return Math.max(bare(name).length, bare(meant).length) > 2 && letters(name) !== letters(meant)
}

/** Longer names have no similar ones. */
const maxNameLength = 60
/** Pairs of names compared in one text; after that, no similar names are proposed. */
const maxComparisons = 20_000
/** Diagnostics of one text; more would not help. */
const maxDiagnostics = 1000

export class Log {
  readonly diagnostics: Diagnostic[] = []
  /** Set when something was left out of the model; the caller clears it before each part it checks. */
  lost = false
  /** Set permanently when something was left out of the model. */
  lostAny = false
  /** Types declared so far: such a word among variables is missing its dash. */
  readonly types = new Set<string>()
  /** The reports of `loseOnce`, each with the number of further places. */
  private readonly once = new Map<string, { readonly diagnostic: Diagnostic; more: number }>()
  /** Types that every object has, because `object` is declared below them. */
  typesOfAll: ReadonlySet<string> = new Set()
  private quiet = 0
  private comparisons = 0
  private isFull = false
  /** The source text, for fixes that keep parts of it. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Adds a diagnostic unless quiet. */
  report<C extends DiagnosticCode>(code: C, span: Span, parts: MessageArguments<C>, extras?: Extras): void {
    if (this.quiet > 0 || this.isFull) return
    this.diagnostics.push(diagnose(code, span, parts, extras))
    if (this.diagnostics.length < maxDiagnostics) return
    this.isFull = true
    this.diagnostics.push(diagnose('too-many-faults', span, [maxDiagnostics]))
  }

  /** Similar declared names; none after too many lookups. */
  near(name: string, candidates: () => Iterable<string>): string[] {
    if (name.length > maxNameLength || this.comparisons >= maxComparisons) return []
    const some: string[] = []
    for (const candidate of candidates()) {
      if (candidate.length <= maxNameLength) some.push(candidate)
      if (++this.comparisons >= maxComparisons) return []
    }
    // The prefix of a variable or keyword does not count as similarity.
    const mark = /^[?:]/.exec(name)?.[0]
    if (mark === undefined || !some.every(one => one.startsWith(mark))) return nearNames(name, some)
    return nearNames(
      name.slice(1),
      some.map(one => one.slice(1)),
    ).map(one => mark + one)
  }

  /** Like `report`, for a fault that leaves a part out of the model. */
  lose<C extends DiagnosticCode>(code: C, span: Span, parts: MessageArguments<C>, extras?: Extras): void {
    this.lost = true
    this.lostAny = true
    this.report(code, span, parts, extras)
  }

  /** Like `lose`, but for each `what` only at its first place; a note counts the others. */
  loseOnce<C extends DiagnosticCode>(code: C, what: string, span: Span, parts: MessageArguments<C>): void {
    const key = `${code} ${what}`
    const first = this.once.get(key)
    const before = this.diagnostics.length
    if (first === undefined) this.lose(code, span, parts)
    else if (this.quiet === 0) first.more++
    this.lost = true
    const diagnostic = this.diagnostics[before]
    if (diagnostic !== undefined) this.once.set(key, { diagnostic, more: 0 })
  }

  /** The diagnostics that a function would report, in the order of the text; nothing is reported. */
  held(read: () => void): readonly Diagnostic[] {
    const before = this.diagnostics.length
    read()
    this.lost = true
    this.lostAny = true
    const held = this.diagnostics.splice(before).sort((a, b) => a.span.from - b.span.from)
    for (const [key, { diagnostic }] of this.once) if (held.includes(diagnostic)) this.once.delete(key)
    return held
  }

  /** Enters a list; in a broken one, nothing is reported until `leave`. */
  enter(list: { readonly broken: boolean }): void {
    if (!list.broken) return
    this.quiet++
    this.lost = true
    this.lostAny = true
  }

  leave(list: { readonly broken: boolean }): void {
    if (list.broken) this.quiet--
  }

  /** All diagnostics in the order of the text. */
  inOrder(): readonly Diagnostic[] {
    for (const { diagnostic, more } of this.once.values())
      if (more > 0)
        this.diagnostics[this.diagnostics.indexOf(diagnostic)] = {
          ...diagnostic,
          notes: [...(diagnostic.notes ?? []), { message: notes.alsoUsed(more) }],
        }
    this.once.clear()
    return this.diagnostics.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
  }
}
