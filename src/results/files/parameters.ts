// Parameters of an address. Each is validated separately, and unusable ones are reported, never silently ignored.

import { nearNames } from '#base/suggest'
import { grouped } from '#base/words'

export interface Parameters {
  /** Values by parameter name. */
  readonly given: ReadonlyMap<string, string>
  /** One sentence for each parameter that is unknown, repeated, too long, or unusable. */
  readonly problems: string[]
  /** The value of `name` if it is one of `among`, ignoring case; any other value is reported as a problem. */
  readonly choice: <T extends string>(name: string, among: readonly T[]) => T | undefined
}

/** Default maximum length of a value. */
const LONGEST = 20_000
/** Maximum number of reported problems. */
const MAX_NAMED = 8

/** Parses `a=1&b=2`. `known` are the valid names; `longest` gives the maximum length of some values, in characters. */
export function parametersOf(
  text: string,
  known: readonly string[],
  longest: Readonly<Record<string, number>> = {},
): Parameters {
  const given = new Map<string, string>()
  const problems: string[] = []
  for (const [name, value] of new URLSearchParams(text.replace(/^\?/, ''))) {
    const max = longest[name] ?? LONGEST
    if (!known.includes(name)) addProblem(problems, unknown('', name, known))
    else if (given.has(name)) addProblem(problems, `\`${name}\` is given twice; the first one counts.`)
    else if (value.length > max)
      addProblem(problems, `\`${name}\` has ${grouped(value.length)} characters; at most ${grouped(max)} are allowed.`)
    else given.set(name, value)
  }
  return {
    given,
    problems,
    choice(name, among) {
      const value = given.get(name)
      if (value === undefined) return undefined
      const found = among.find(one => one === value.toLowerCase())
      if (found === undefined) problems.push(unknown(name, value, among))
      return found
    },
  }
}

function addProblem(problems: string[], problem: string): void {
  if (problems.length < MAX_NAMED) problems.push(problem)
}

/**
 * Reports an unknown value of `name`, or, if `name` is '', an unknown parameter, and suggests a similar one or lists
 * all.
 */
export function unknown(name: string, value: string, among: readonly string[]): string {
  const shown = value.slice(0, 60)
  const near = nearNames(shown.toLowerCase(), among)
  const text = name === '' ? `There is no parameter \`${shown}\`` : `There is no ${name} \`${shown}\``
  return near.length > 0
    ? `${text}; did you mean \`${near[0]}\`?`
    : `${text}; there are ${among.map(one => `\`${one}\``).join(', ')}.`
}
