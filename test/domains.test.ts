// Every folder in `domains/` obeys every law; a new folder is covered by being there.

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainFolders } from '../domains/index'
import type { Scene } from '#language/domain-kit'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { fitsOf, PhraseBook } from '#language/english/read-back'
import { readPhrases } from '#language/english/read-phrases'
import { describeObjects, describeState } from '#language/english/describe'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { searchQuick } from '#planning/search/greedy'
import { exploreStates } from '#planning/search/state-space'
import { ground } from '#planning/task/ground'
import { actionName, factName, stateFacts } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { changedPredicates } from '#language/library/agreeing'
import { drawScene } from '#language/library/scenes'
import { generated } from './support/generated'

const SEEDS = [1, 2, 3]

function taskOf(domainText: string, problemText: string): Task {
  const { domain, diagnostics: inDomain } = parseDomain(domainText)
  const { problem, diagnostics: inProblem } = parseProblem(problemText, domain)
  expect([...inDomain, ...inProblem]).toEqual([])
  const outcome = ground(domain, problem)
  if (outcome.kind !== 'task') throw new Error(`grounding stopped at ${outcome.at}`)
  return outcome.task
}

function expectDrawn(scene: Scene, where: string): void {
  const keys = scene.shapes.map(shape => shape.key)
  expect(new Set(keys).size, `${where}: keys of shapes are unique`).toBe(keys.length)
  expect(scene.width > 0 && scene.height > 0 && scene.caption.length > 10, where).toBe(true)
  const numbers = scene.shapes.flatMap(shape =>
    Object.values(shape).filter((value): value is number => typeof value === 'number'),
  )
  expect(numbers.every(Number.isFinite), `${where}: numbers are finite`).toBe(true)
  for (const shape of scene.shapes)
    if (shape.kind === 'rect' || shape.kind === 'circle' || shape.kind === 'text')
      expect(
        shape.x >= -1 && shape.x <= scene.width + 1 && shape.y >= -1 && shape.y <= scene.height + 1,
        `${where}: ${shape.key} lies in the picture`,
      ).toBe(true)
}

test('the registry has every folder', () => {
  const folders = readdirSync(new URL('../domains', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
  expect(domainFolders.map(folder => folder.id)).toEqual(folders)
})

for (const folder of domainFolders) {
  const at = (file: string): string => `domains/${folder.id}/${file}`
  const { domain } = parseDomain(folder.domainText)

  test(`${folder.id}: domain.pddl has its name, and a comment for each predicate and action`, () => {
    expect(parseDomain(folder.domainText).diagnostics, at('domain.pddl')).toEqual([])
    expect(domain.name, at('domain.pddl')).toBe(folder.pddlName)
    for (const entry of [...domain.predicates, ...domain.actions])
      expect(entry.doc, `${at('domain.pddl')}: comment of ${entry.name}`).not.toBe('')
  })

  test(`${folder.id}: the phrases cover the domain and read back, without slips`, () => {
    const { phrases, diagnostics } = readPhrases(folder.phrasesText, domain)
    const places = [...diagnostics, ...checkPhrases(phrases, domain)].map(
      ({ code, span, message }) =>
        `${code} at ${folder.phrasesText.slice(0, span.from).split('\n').length}: ${message}`,
    )
    expect(places.join('\n'), at('phrases.yaml')).toBe('')
    for (const { name, wordings } of phrases.actions.values())
      expect(wordings.length, `${at('phrases.yaml')}: wordings of ${name}`).toBeGreaterThan(1)
    expect(phrases.foreign.length, `${at('phrases.yaml')}: foreign`).toBeGreaterThan(1)
    const fluent = changedPredicates(domain)
    for (const { name } of domain.predicates)
      if (fluent.has(name)) expect(phrases.state, `${at('phrases.yaml')}: \`state\` tells ${name}`).toContain(name)
  })

  test(`${folder.id}: has a problem under 200 states first, and bigger ones, all with plans and open goals`, () => {
    expect(folder.problems.length, at('problems')).toBeGreaterThan(1)
    folder.problems.forEach(({ name, text }, i) => {
      const task = taskOf(folder.domainText, text)
      expect(satisfies(task, task.initial, task.goal), at(`problems/${name}.pddl`)).toBe(false)
      expect(searchQuick(task, { maxStates: 200_000 }).kind, at(`problems/${name}.pddl`)).toBe('plan')
      if (i > 0) return
      const space = exploreStates(task, { maxStates: 200 })
      expect(space.complete, `${at(`problems/${name}.pddl`)}: under 200 states`).toBe(true)
    })
  })

  test(`${folder.id}: the generator is deterministic, and gives open problems with plans at every preset`, () => {
    for (const [preset, size] of Object.entries(folder.presets)) {
      for (const { id, min, max } of folder.parameters)
        expect(size[id]! >= min && size[id]! <= max, `${at('index.ts')}: ${preset} ${id}`).toBe(true)
      const texts = SEEDS.map(seed => generated(folder, seed, size))
      expect(SEEDS.map(seed => generated(folder, seed, size))).toEqual(texts)
      for (const text of preset === 'large' ? texts.slice(0, 1) : texts) {
        const task = taskOf(folder.domainText, text)
        expect(satisfies(task, task.initial, task.goal), `${at('generate.ts')} ${preset}`).toBe(false)
        expect(searchQuick(task, { maxStates: 500_000 }).kind, `${at('generate.ts')} ${preset}\n${text}`).toBe('plan')
        if (preset === 'small')
          expect(exploreStates(task, { maxStates: 200 }).complete, `${at('generate.ts')} small: under 200 states`).toBe(
            true,
          )
      }
    }
  })

  test(`${folder.id}: the generator works at the ends of every range`, () => {
    for (const { id, min, max } of folder.parameters)
      for (const value of [min, max]) {
        const text = generated(folder, 5, { ...folder.presets.small, [id]: value })
        const { diagnostics } = parseProblem(text, domain)
        expect(diagnostics, `${at('generate.ts')}: ${id} = ${value}`).toEqual([])
      }
  })

  test(`${folder.id}: every state of the first problem has a picture`, () => {
    const task = taskOf(folder.domainText, folder.problems[0]!.text)
    const space = exploreStates(task, { maxStates: 200 })
    for (let state = 0; state < space.stateCount; state++) {
      const facts = stateFacts(task, space.states.stateAt(state))
      expectDrawn(drawScene(folder.scene, task.domain, task.problem, facts), at('scene.ts'))
      const view = drawScene(undefined, task.domain, task.problem, facts)
      expectDrawn(view, 'generic scene')
    }
  })

  test(`${folder.id}: no two facts or actions of a problem read the same, and each reads back`, () => {
    const { phrases } = readPhrases(folder.phrasesText, domain)
    for (const { text } of folder.problems.slice(0, 2)) {
      const task = taskOf(folder.domainText, text)
      const book = new PhraseBook(phrases, task.objects, fitsOf(domain, task.problem.objects))
      const names = [
        ...Array.from({ length: task.factCount }, (_, fact) => factName(task, fact as never)),
        ...Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as never)),
      ]
      for (const name of names.slice(0, 400)) {
        const words = name.slice(1, -1).split(' ')
        const predicate = phrases.predicates.get(words[0]!)
        const action = phrases.actions.get(words[0]!)
        const isFact = names.indexOf(name) < task.factCount
        const template = isFact ? predicate?.holds[0] : action?.wordings[0]
        expect(template, `${at('phrases.yaml')}: ${name}`).toBeDefined()
        const parameters = (isFact ? predicate : action)!.parameters
        const wording = template!.parts
          .map(part =>
            part.kind === 'text'
              ? part.text
              : part.kind === 'number'
                ? part.one
                : words[1 + parameters.indexOf(part.name)],
          )
          .join('')
        const meant = book.read(wording).filter(stated => (stated.kind === 'fact') === isFact)
        expect(
          meant.map(stated => stated.items.join(' ')),
          wording,
        ).toEqual([name])
      }
    }
  })

  test(`${folder.id}: the context names every object an answer may need`, () => {
    const { phrases } = readPhrases(folder.phrasesText, domain)
    for (const { text } of folder.problems) {
      const task = taskOf(folder.domainText, text)
      const wording = `${describeObjects(phrases, domain, task.problem).text} ${describeState(phrases, stateFacts(task, task.initial)).text}`
      for (const object of task.problem.objects)
        expect(wording, `${at('phrases.yaml')}: ${object.name} is named`).toContain(object.name)
    }
  })
}
