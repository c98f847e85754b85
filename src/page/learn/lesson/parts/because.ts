// Why a picked fact or action is right or wrong, if the lesson tests each with a property.

type Describe = (name: string) => string

/** The sentences for each test: for a name that passes, and for one that fails. */
const sentences: ReadonlyMap<string, readonly [passes: Describe, fails: Describe]> = new Map([
  [
    'isLandmark',
    [
      name => `Every plan passes ${name}.`,
      name => `${name} is true at the start or in the goal, or some plan gets by without it.`,
    ],
  ],
  ['isStatic', [name => `No action changes ${name}.`, name => `Some action changes ${name}.`]],
  ['reachable', [name => `${name} can become true.`, name => `${name} can never become true.`]],
  [
    'applicable',
    [name => `Everything that ${name} needs is true.`, name => `Something that ${name} needs is not true.`],
  ],
])

/**
 * A sentence about the picked name; '' if there is none. @param expression the right answer as the lesson writes it:
 * `isLandmark`, `filter(reachable)`
 */
export function becauseOf(expression: string, name: string, isRight: boolean): string {
  const test = /^(?:filter\()?\s*([A-Za-z]+)\s*\)?$/.exec(expression.trim())?.[1] ?? ''
  return sentences.get(test)?.[isRight ? 0 : 1](name) ?? ''
}
