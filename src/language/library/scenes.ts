// Draws a state's facts: provides the view that a domain's `scene` reads, and the generic scene for domains without
// one.

import type { Scene, SceneView, Shape } from '#language/domain-kit'
import type { Domain, Problem } from '#planning/pddl/model'
import { genericScene } from './generic-scene'
import { changedPredicates } from './agreeing'

/** The picture of one state; `facts` are the non-static facts that hold, as `(name arg …)`. Never throws. */
export function drawScene(
  draw: ((view: SceneView) => Scene) | undefined,
  domain: Domain,
  problem: Problem,
  facts: readonly string[],
): Scene {
  const view = sceneView(domain, problem, facts)
  if (draw !== undefined) {
    try {
      return uniqueKeys(draw(view))
    } catch {
      // A user may have edited the domain so that its scene no longer applies.
    }
  }
  return uniqueKeys(genericScene(domain, view, facts.length))
}

/** An odd state may show one object in two places: the second shape gets its own key. */
function uniqueKeys(scene: Scene): Scene {
  const seen = new Map<string, number>()
  const shapes = scene.shapes.map((shape): Shape => {
    const times = (seen.get(shape.key) ?? 0) + 1
    seen.set(shape.key, times)
    return times === 1 ? shape : { ...shape, key: `${shape.key} (${times})` }
  })
  return { ...scene, shapes }
}

export function sceneView(domain: Domain, problem: Problem, facts: readonly string[]): SceneView {
  const changed = changedPredicates(domain)
  const statics = problem.init
    .filter(atom => !changed.has(atom.predicate.name))
    .map(atom => [atom.predicate.name, ...atom.terms.map(term => term.name)])
  const rows = new Map<string, string[][]>()
  const holding = new Set<string>()
  for (const words of [...statics, ...facts.map(wordsOf)]) {
    const [predicate = '', ...objects] = words
    const key = words.join(' ')
    if (holding.has(key)) continue
    holding.add(key)
    const list = rows.get(predicate)
    if (list === undefined) rows.set(predicate, [objects])
    else list.push(objects)
  }
  const goals = goalAtoms(problem)
  const parents = new Map(domain.types.map(type => [type.name, type.parents.map(p => p.name)]))
  const isBelow = (type: string, ancestor: string, seen = new Set<string>()): boolean => {
    if (type === ancestor || ancestor === 'object') return true
    if (seen.has(type)) return false
    seen.add(type)
    return (parents.get(type) ?? []).some(parent => isBelow(parent, ancestor, seen))
  }
  const objects = [...domain.constants, ...problem.objects]
  return {
    objects: type =>
      objects
        .filter(object =>
          object.type.length === 0 ? type === 'object' : object.type.some(own => isBelow(own.name, type)),
        )
        .map(object => object.name),
    holds: (predicate, ...names) => holding.has([predicate, ...names].join(' ')),
    all: predicate => rows.get(predicate) ?? [],
    goal: predicate => goals.filter(words => words[0] === predicate).map(words => words.slice(1)),
  }
}

const wordsOf = (fact: string): string[] => fact.replace(/[()]/g, '').trim().split(/\s+/)

/** The goal's atoms as words, if the goal is an atom or a conjunction of atoms. */
function goalAtoms(problem: Problem): string[][] {
  const atoms: string[][] = []
  const pending = [problem.goal]
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (part.kind === 'and') pending.push(...[...part.parts].reverse())
    else if (part.kind === 'atom') atoms.push([part.atom.predicate.name, ...part.atom.terms.map(term => term.name)])
  }
  return atoms
}
