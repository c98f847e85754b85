// V8 runs code that it has not run before several times slower. So an engine that has nothing to do a while after its start
// judges a few answers on a small problem of its own, step by step, until something is asked of it.

/** Milliseconds with nothing to do before it begins. */
const PAUSE = 1_000

export interface Warming {
  /** Nothing is requested now: begins after a pause. */
  begin(): void
  /** Something is asked: no further step. */
  end(): void
}

/** `later` calls after this many milliseconds, and the returned function undoes that; `load` gives the steps. */
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
      // Where the steps cannot be loaded, the engine is as quick as without them.
      takeBack = later(() => void run(mine).catch(() => {}), PAUSE)
    },
    end,
  }
}
