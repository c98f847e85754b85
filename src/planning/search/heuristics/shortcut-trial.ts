// Whether a shortcut is worth its time: tried on every other turn for a while, then used or not, by the work counted with and without it,
// and tried again later.

/** Turns of a trial; turns until the next one. */
const TRIAL = 256
const USE = 4096
/** It must save this share of the work. */
const GAIN = 0.1

export class ShortcutTrial {
  /** Turns left of the present phase. */
  private left = TRIAL
  private phase: 'trial' | 'use' | 'leave' = 'trial'
  /** In a trial: turns and work, without and with the shortcut. */
  private readonly turns = [0, 0]
  private readonly work = [0, 0]

  /** True if the shortcut may be taken on this turn. */
  get isDue(): boolean {
    return this.phase === 'trial' ? (this.left & 1) === 1 : this.phase === 'use'
  }

  /** True if it is worth preparing what the shortcut needs on later turns. */
  get isOpen(): boolean {
    return this.phase !== 'leave'
  }

  /** Ends a turn that took this much work. */
  note(work: number, taken: boolean): void {
    if (this.phase === 'trial') {
      this.turns[taken ? 1 : 0]!++
      this.work[taken ? 1 : 0]! += work
    }
    if (--this.left > 0) return
    if (this.phase === 'trial') {
      const [without, withIt] = [0, 1].map(i => this.work[i]! / Math.max(1, this.turns[i]!))
      this.phase = this.turns[1]! > 0 && withIt! < without! * (1 - GAIN) ? 'use' : 'leave'
      this.left = USE
      this.turns.fill(0)
      this.work.fill(0)
    } else {
      this.phase = 'trial'
      this.left = TRIAL
    }
  }
}
