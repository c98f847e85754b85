import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const names = rng.shuffled(Array.from({ length: size.lamps! }, (_, i) => `l${i}`))
  const after = names.slice(1).map((name, i) => ['after', name, names[i]!])
  return {
    name: 'row',
    objects: { lamp: names },
    init: [['lit', names[0]!], ...after],
    goal: [['lit', names.at(-1)!]],
  }
}
