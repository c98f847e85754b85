// Parameters of an address: each is examined separately, and what cannot be used is named instead of being dropped in
// silence.

import { nearNames } from '#base/suggest'
import { grouped } from '#base/words'

export interface Parameters {
  /** Values by name. */
  readonly given: ReadonlyMap<string, string>
  /** One sentence for each parameter that is unknown, there twice, too long, or cannot be used. */
  readonly problems: string[]
  /** The one of these values that `name` has, ignoring case; any other value is reported as a problem. */
  readonly choice: <T extends string>(name: string, among: readonly T[]) => T | undefined
}

/** Default maximum length of a value. */
const LONGEST = 20_000
/** Maximum number of reported problems. */
const MAX_NAMED = 8

/** Reads `a=1&b=2`; `known` are the names there are, `longest` the characters that some of them may have. */
export function parametersOf(
  text: string,
  known: readonly string[],
  longest: Readonly<Record<string, number>> = {},
): Parameters {
  const given = new Map<string, string>()
  const problems: string[] = []
  for (const [name, value] of new URLSearchParams(text.replace(/^\?/, ''))) {
    const most = longest[name] ?? LONGEST
    if (!known.includes(name)) say(problems, unknown('', name, known))
    else if (given.has(name)) say(problems, `\`${name}\` is given twice; the first one counts.`)
    else if (value.length > most)
      say(problems, `\`${name}\` has ${grouped(value.length)} characters; at most ${grouped(most)} are allowed.`)
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

function say(problems: string[], problem: string): void {
  if (problems.length < MAX_NAMED) problems.push(problem)
}

/** Reports that there is no such value of `name`, or, without a name, no such parameter; with a similar one, or all. */
export function unknown(name: string, value: string, among: readonly string[]): string {
  const shown = value.slice(0, 60)
  const near = nearNames(shown.toLowerCase(), among)
  const said = name === '' ? `There is no parameter \`${shown}\`` : `There is no ${name} \`${shown}\``
  return near.length > 0
    ? `${said}; did you mean \`${near[0]}\`?`
    : `${said}; there are ${among.map(one => `\`${one}\``).join(', ')}.`
}
