// V8 runs cold code several times slower. So an engine that is idle for a while after its start judges a few answers
// about a small built-in problem, step by step, until a call arrives.

/** Milliseconds of idleness before it begins. */
const PAUSE = 1_000

export interface Warming {
  /** To be called when no call is pending: begins after a pause. */
  begin(): void
  /** To be called when a call arrives: stops after the current step. */
  end(): void
}

/** `later` schedules a call after some milliseconds, and the function it returns cancels it; `load` loads the steps. */
export function warming(
  later: (then: () => void, ms: number) => () => void,
  load: () => Promise<readonly (() => void)[]>,
): Warming {
  let turn = 0
  let takeBack = (): void => {}
  const run = async (mine: number): Promise<void> => {
    const steps = await load()
    const next = (at: number): void => {
      if (mine !== turn || at === steps.length) return
      steps[at]!()
      takeBack = later(() => next(at + 1), 0)
    }
    next(0)
  }
  const end = (): void => {
    turn++
    takeBack()
  }
  return {
    begin() {
      end()
      const mine = turn
      // If the steps cannot be loaded, the engine is only slower at first.
      takeBack = later(() => void run(mine).catch(() => {}), PAUSE)
    },
    end,
  }
}
