// Plans as planners write them: one bracketed action a line (with a time, a number or a cost comment), or the output
// of FF and Metric-FF, whose actions stand without brackets behind `step 0:`.

/** `(sail l0 l1)`, with a time or number before it and a duration behind it. */
const bracketed = /^(?:(?:step\s+)?\d[\d.]*\s*[:.)]\s*)?(\([^()]+\))\s*(?:\[[\d.]+\])?$/i
/** `step    0: SAIL L0 L1`, and the lines after it, `1: SAIL L0 L1`. */
const bare = /^(?:step\s+)?(\d+)\s*:\s*([a-z][^\s():]*(?:\s+[^\s():]+)*)$/i
/** The line that begins the steps of FF. */
const firstBare = /^step\s+\d+\s*:/i
const mostSteps = 100_000

/** The steps of a text that is a plan, `(name arg …)` lower-cased; none of any other text. Linear. */
export function planOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map(line => line.replace(/;.*$/, '').trim())
    .filter(line => line !== '')
  return bracketedSteps(lines) ?? bareSteps(lines) ?? []
}

/** Where every line is a step. */
function bracketedSteps(lines: readonly string[]): string[] | undefined {
  const steps: string[] = []
  for (const line of lines) {
    const step = bracketed.exec(line)?.[1]
    if (step === undefined || steps.length >= mostSteps) return undefined
    steps.push(named(step.slice(1, -1)))
  }
  return steps
}

/**
 * Where a line says `step 0:`: that and the numbered lines right after it, whatever the planner prints before and
 * behind them; the numbers must count on.
 */
function bareSteps(lines: readonly string[]): string[] | undefined {
  const first = lines.findIndex(line => firstBare.test(line) && bare.test(line))
  if (first < 0) return undefined
  const steps: string[] = []
  for (const line of lines.slice(first)) {
    const step = bare.exec(line)
    if (step === null || Number(step[1]) !== steps.length + firstNumber(lines[first]!)) break
    if (steps.length >= mostSteps) return undefined
    steps.push(named(step[2]!))
  }
  // FF ends some plans with the goal as a step of its own.
  if (/^\(reach-goal\)$/.test(steps.at(-1) ?? '')) steps.pop()
  return steps
}

const firstNumber = (line: string): number => Number(/\d+/.exec(line)![0])

const named = (words: string): string => `(${words.trim().toLowerCase().split(/\s+/).join(' ')})`
