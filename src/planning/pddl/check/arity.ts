// Wrong numbers of arguments. If all uses of a name agree against its declaration, the declaration is wrong, and that is one fault.

import type { Span } from '#base/text'
import type { Note } from '../diagnostic'
import type { Log } from '../read/log'
import { notes } from '../messages'
import { shapeOf, type Declaration } from '../shape'

interface Misuse {
  readonly span: Span
  readonly count: number
}

export class Arities {
  private readonly wrong = new Map<Declaration, Misuse[]>()
  private readonly right = new Set<Declaration>()
  private last: Declaration | undefined

  /** Records a use with the declared number of arguments. */
  isRight(declared: Declaration): void {
    if (declared === this.last) return
    this.last = declared
    this.right.add(declared)
  }

  /** Records a use with another number of arguments. */
  isWrong(declared: Declaration, span: Span, count: number): void {
    const uses = this.wrong.get(declared)
    if (uses === undefined) this.wrong.set(declared, [{ span, count }])
    else uses.push({ span, count })
  }

  /** Reports what was recorded; `noteAt` places a note at a declaration. */
  flush(log: Log, noteAt: (declared: Declaration, message: string) => Note): void {
    for (const [declared, uses] of this.wrong) {
      const first = uses[0]!
      const agree = uses.length > 1 && uses.every(({ count }) => count === first.count)
      const isDeclaration = agree && !this.right.has(declared)
      const note = noteAt(declared, notes.declaredHere(shapeOf(declared)))
      for (const { span, count } of isDeclaration ? [first] : uses)
        log.report('wrong-arity', span, [declared.name, declared.parameters.length, count], {
          notes: isDeclaration ? [note, { message: notes.alsoSo(uses.length - 1) }] : [note],
        })
    }
    this.wrong.clear()
  }
}
