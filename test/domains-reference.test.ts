// Our domain texts mean what the benchmark's mean: on every reference problem of the data, both ground to the same.

import { expect, test } from 'vitest'
import { type DomainFolder, domainFolders } from '../domains/index'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, TypedName } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { ground } from '#planning/task/ground'
import { actionName, factName, stateFacts } from '#planning/task/names'
import { literalFact, isNegated, type Rows, type Task } from '#planning/task/task'
import { acpbenchKinds, acpbenchRecords, skipMessage } from './support/data'

interface Reference {
  readonly domainText: string
  readonly problemTexts: ReadonlySet<string>
}

/** By the name of the PDDL domain: each version of its text with its problems. */
const references = new Map<string, Map<string, Set<string>>>()
for (const kind of acpbenchKinds)
  for (const record of acpbenchRecords(kind)) {
    const domainText: string = record.PDDL_domain
    const name = /\(\s*domain\s+([^\s)]+)/i.exec(domainText)![1]!.toLowerCase()
    const versions = references.get(name) ?? new Map<string, Set<string>>()
    references.set(name, versions)
    const problems = versions.get(domainText) ?? new Set<string>()
    versions.set(domainText, problems)
    problems.add(record.PDDL_problem)
  }

const referencesOf = (folder: DomainFolder): Reference[] =>
  [...(references.get(folder.pddlName) ?? [])].map(([domainText, problemTexts]) => ({
    domainText,
    problemTexts,
  }))

function readDomain(text: string): Domain {
  const { domain, diagnostics } = parseDomain(text)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return domain
}

const namesOf = (list: readonly { name: string }[]): string =>
  list
    .map(({ name }) => name)
    .sort()
    .join(' ')

/** The version in the folder that declares the predicates of the reference. */
function versionLike(folder: DomainFolder, reference: Domain): Domain {
  const versions = [folder.domainText, ...Object.values(folder.variants)].map(readDomain)
  const same = versions.find(own => namesOf(own.predicates) === namesOf(reference.predicates))
  return same ?? versions[0]!
}

function taskOf(domain: Domain, problemText: string): Task {
  const { problem, diagnostics } = parseProblem(problemText, domain)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const outcome = ground(domain, problem)
  if (outcome.kind !== 'task') throw new Error(`grounding stopped at ${outcome.at}`)
  return outcome.task
}

/** A task by names only, so that the order of declarations and numbers does not matter. */
function meaningOf(task: Task): Record<string, string[]> {
  const facts = Array.from({ length: task.factCount }, (_, fact) => factName(task, fact as never))
  const rowOf = (rows: Rows, row: number): Int32Array => rows.items.subarray(rows.first[row]!, rows.first[row + 1]!)
  const factsOf = (rows: Rows, row: number): string =>
    Array.from(rowOf(rows, row), fact => facts[fact]!)
      .sort()
      .join(' ')
  const literalsOf = (literals: ArrayLike<number>): string =>
    Array.from(literals, each => (isNegated(each) ? 'not ' : '') + facts[literalFact(each)]!)
      .sort()
      .join(' ')
  const actions = Array.from({ length: task.actionCount }, (_, action) => {
    const from = (first: Int32Array): number[] =>
      Array.from({ length: first[action + 1]! - first[action]! }, (_, i) => first[action]! + i)
    const preconditions = from(task.firstAlternative).map(alternative =>
      literalsOf(rowOf(task.alternatives, alternative)),
    )
    const effects = from(task.firstEffect).map(
      effect =>
        `when [${literalsOf(rowOf(task.effectCondition, effect))}] add [${factsOf(task.effectAdds, effect)}] delete [${factsOf(task.effectDeletes, effect)}]`,
    )
    return `${actionName(task, action as never)}: if [${preconditions.sort().join('] or [')}] ${effects.sort().join('; ')}`
  })
  return {
    facts: [...facts].sort(),
    actions: actions.sort(),
    initial: stateFacts(task, task.initial).sort(),
    goal: task.goal.map(literalsOf).sort(),
  }
}

/** The possible names: each action's and predicate's parameters by name, with the objects that fit. */
function signaturesOf(task: Task): Record<string, string[]> {
  const { domain, problem } = task
  const parents = new Map(domain.types.map(type => [type.name, type.parents.map(p => p.name)]))
  const above = (types: readonly string[]): Set<string> => {
    const all = new Set(types.length === 0 ? ['object'] : types)
    for (const type of all) for (const parent of parents.get(type) ?? []) all.add(parent)
    return all.add('object')
  }
  const typesOf = (entry: TypedName): string[] => entry.type.map(({ name }) => name)
  const objects = [...domain.constants, ...problem.objects].map(object => ({
    name: object.name,
    types: above(typesOf(object)),
  }))
  const known = new Map<string, string>()
  const fitting = (parameter: TypedName): string => {
    const wanted = typesOf(parameter)
    const before = known.get(wanted.join(' '))
    if (before !== undefined) return before
    const names = objects
      .filter(({ types }) => wanted.length === 0 || wanted.some(type => types.has(type)))
      .map(({ name }) => name)
      .sort()
      .join(' ')
    known.set(wanted.join(' '), names)
    return names
  }
  return Object.fromEntries(
    [
      ...domain.actions.map(action => [`action ${action.name}`, action.parameters] as const),
      ...domain.predicates.map(each => [`predicate ${each.name}`, each.parameters] as const),
    ].map(([name, parameters]) => [name, parameters.map(parameter => `${parameter.name}: ${fitting(parameter)}`)]),
  )
}

test('every domain of the reference problems has a folder', context => {
  if (references.size === 0) context.skip(skipMessage)
  const named = domainFolders.map(({ pddlName }) => pddlName)
  expect([...references.keys()].filter(name => !named.includes(name))).toEqual([])
})

test('a delete left out, and a parameter of another type, are seen', () => {
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const problemText = ferry.problems[0]!.text
  const changed = (from: string, to: string): Task => {
    expect(ferry.domainText).toContain(from)
    return taskOf(readDomain(ferry.domainText.replace(from, to)), problemText)
  }
  const own = taskOf(readDomain(ferry.domainText), problemText)
  const kept = changed('(not (empty-ferry))', '')
  expect(meaningOf(kept)).not.toEqual(meaningOf(own))
  const loose = changed('(on ?c - car)', '(on ?c - object)')
  expect(signaturesOf(loose)).not.toEqual(signaturesOf(own))
})

for (const folder of domainFolders)
  test(`${folder.id}: grounds as the reference text does, on every reference problem`, context => {
    const versions = referencesOf(folder)
    if (references.size === 0) context.skip(skipMessage)
    if (versions.length === 0) context.skip('no reference problem has this domain')
    for (const { domainText, problemTexts } of versions) {
      const reference = readDomain(domainText)
      const own = versionLike(folder, reference)
      for (const problemText of problemTexts) {
        const [ownTask, theirs] = [taskOf(own, problemText), taskOf(reference, problemText)]
        expect(signaturesOf(ownTask), problemText).toEqual(signaturesOf(theirs))
        expect(meaningOf(ownTask), problemText).toEqual(meaningOf(theirs))
      }
    }
  })
