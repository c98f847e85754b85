// A generated problem as PDDL text, formatted as people write it.

/** Objects by type, and ground atoms as words; see `GeneratedProblem` in `domain-kit.ts`. */
export interface PrintableProblem {
  readonly name: string
  readonly objects: Readonly<Record<string, readonly string[]>>
  readonly init: readonly (readonly string[])[]
  readonly goal: readonly (readonly string[])[]
}

/** Lines are filled up to this width. */
const WIDTH = 96

export function printGenerated(domainName: string, problem: PrintableProblem): string {
  const atoms = (list: readonly (readonly string[])[]): string[] => list.map(words => `(${words.join(' ')})`)
  const objects = Object.entries(problem.objects)
    .filter(([, names]) => names.length > 0)
    .map(([type, names], _, all) =>
      // Untyped objects next to typed ones need `- object`, or they would get the type of the next.
      filled(type === 'object' && all.length === 1 ? names : [...names, `- ${type}`], 4),
    )
  const lines = [
    `(define (problem ${problem.name})`,
    `  (:domain ${domainName})`,
    '  (:objects',
    `${objects.join('\n')})`,
    '  (:init',
    `${byPredicate(problem.init)
      .map(group => filled(atoms(group), 4))
      .join('\n')})`,
    '  (:goal (and',
    `${filled(atoms(problem.goal), 4)})))`,
  ]
  return `${lines.join('\n')}\n`
}

/** Runs of atoms of one predicate, so that each begins a line of its own. */
function byPredicate(atoms: readonly (readonly string[])[]): (readonly string[])[][] {
  const groups: (readonly string[])[][] = []
  for (const atom of atoms) {
    const last = groups[groups.length - 1]
    if (last !== undefined && last[0]![0] === atom[0]) last.push(atom)
    else groups.push([atom])
  }
  return groups
}

function filled(words: readonly string[], indent: number): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  return lines.map(text => ' '.repeat(indent) + text).join('\n')
}
