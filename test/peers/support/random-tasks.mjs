// Small random tasks with typed parameters, negative preconditions and action costs, the same with all of ADL, and
// random changes of plans.

/** A seeded generator of numbers from 0 to `count - 1` (mulberry32). */
export function seeded(seed) {
  let state = seed
  return count => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count)
  }
}

const PREDICATES = [
  ['p', 1],
  ['q', 1],
  ['r', 2],
]
const OBJECTS = ['a', 'b', 'c']

/** The PDDL texts of a random task. */
export function randomTask(seed) {
  const below = seeded(seed)
  const pick = list => list[below(list.length)]
  const atom = terms => {
    const [name, arity] = pick(PREDICATES)
    return `(${[name, ...Array.from({ length: arity }, () => pick(terms))].join(' ')})`
  }
  const some = (count, terms) => [...new Set(Array.from({ length: count }, () => atom(terms)))]
  const actions = Array.from({ length: 3 + below(3) }, (_, i) => {
    const terms = ['?x', '?y'].slice(0, 1 + below(2))
    const needs = some(1 + below(2), terms).map(each => (below(5) === 0 ? `(not ${each})` : each))
    const deletes = some(below(3), terms)
    const adds = some(1 + below(2), terms).filter(each => !deletes.includes(each))
    const effects = [...adds, ...deletes.map(each => `(not ${each})`), `(increase (total-cost) ${below(4)})`]
    return `  (:action a${i} :parameters (${terms.join(' ')} - thing)
    :precondition (and ${needs.join(' ')})
    :effect (and ${effects.join(' ')}))`
  })
  const domain = `(define (domain random)
  (:requirements :strips :typing :negative-preconditions :action-costs)
  (:types thing)
  (:predicates ${PREDICATES.map(([name, arity]) => `(${[name, ...['?x', '?y'].slice(0, arity)].join(' ')} - thing)`).join(' ')})
  (:functions (total-cost) - number)
${actions.join('\n')})
`
  const problem = `(define (problem random-${seed}) (:domain random)
  (:objects ${OBJECTS.join(' ')} - thing)
  (:init ${some(3, OBJECTS).join(' ')} (= (total-cost) 0))
  (:goal (and ${some(1 + below(2), OBJECTS).join(' ')}))
  (:metric minimize (total-cost)))
`
  return { domain, problem }
}

/** The PDDL texts of a random task with subtypes, constants, quantifiers, disjunctions and conditional effects. */
export function richTask(seed) {
  const below = seeded(seed)
  const pick = list => list[below(list.length)]
  let variables = 0
  const atom = terms => {
    const [name, arity] = pick(PREDICATES)
    return `(${[name, ...Array.from({ length: arity }, () => pick(terms))].join(' ')})`
  }
  const quantified = (word, terms, depth) => {
    const variable = `?v${variables++}`
    return `(${word} (${variable} - ${pick(['thing', 'box'])}) ${condition([...terms, variable], depth - 1)})`
  }
  const condition = (terms, depth) => {
    const inner = () => condition(terms, depth - 1)
    switch (depth === 0 ? below(2) : below(8)) {
      case 0:
        return atom(terms)
      case 1:
        return `(not ${atom(terms)})`
      case 2:
        return `(or ${inner()} ${inner()})`
      case 3:
        return `(imply ${inner()} ${inner()})`
      case 4:
        return quantified('exists', terms, depth)
      case 5:
        return quantified('forall', terms, depth)
      case 6:
        return `(not (= ${pick(terms)} ${pick(terms)}))`
      default:
        return `(and ${inner()} ${inner()})`
    }
  }
  const effect = terms => {
    const literal = below(3) === 0 ? `(not ${atom(terms)})` : atom(terms)
    return [literal, literal, `(when ${condition(terms, 1)} ${literal})`, overAll(terms)][below(4)]
  }
  const overAll = terms => {
    const variable = `?v${variables++}`
    return `(forall (${variable} - thing) (when ${atom([...terms, variable])} (not ${atom([...terms, variable])})))`
  }
  const actions = Array.from({ length: 2 + below(2) }, (_, i) => {
    const own = ['?x', '?y'].slice(0, 1 + below(2))
    const terms = [...own, 'k']
    const types = own.map(name => `${name} - ${pick(['thing', 'box'])}`)
    return `  (:action a${i} :parameters (${types.join(' ')})
    :precondition ${condition(terms, 2)}
    :effect (and ${effect(terms)} ${effect(terms)}))`
  })
  const domain = `(define (domain rich)
  (:requirements :adl)
  (:types box - thing thing)
  (:constants k - thing)
  (:predicates ${PREDICATES.map(([name, arity]) => `(${[name, ...['?x', '?y'].slice(0, arity)].join(' ')} - thing)`).join(' ')})
${actions.join('\n')})
`
  const objects = ['k', ...OBJECTS]
  const facts = [...new Set(Array.from({ length: 3 }, () => atom(objects)))]
  const problem = `(define (problem rich-${seed}) (:domain rich)
  (:objects a - thing b c - box)
  (:init ${facts.join(' ')})
  (:goal ${condition(objects, 2)}))
`
  return { domain, problem }
}

/** The plan with one random change: a step left out, doubled, moved, with another object, or unchanged. */
export function mutated(plan, { domain }, seed) {
  const below = seeded(seed)
  const steps = [...plan]
  const arity = /:action a0 :parameters \(([^-]*)/.exec(domain)[1].trim().split(' ').length
  if (steps.length === 0) return below(2) === 0 ? steps : [`(a0${' a'.repeat(arity)})`]
  const at = below(steps.length)
  switch (below(6)) {
    case 0:
      steps.splice(at, 1)
      break
    case 1:
      steps.splice(at, 0, steps[at])
      break
    case 2:
      steps.splice(below(steps.length), 0, ...steps.splice(at, 1))
      break
    case 3:
    case 4:
      steps[at] = steps[at].replace(/ [abc](?=[ )])/, ` ${OBJECTS[below(3)]}`)
      break
  }
  return steps
}
