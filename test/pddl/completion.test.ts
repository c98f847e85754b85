// The editor's completions at the cursor.

import { describe, expect, test } from 'vitest'
import type { TextRole } from '#planning/pddl/diagnostic'
import { completionsAt } from '#planning/pddl/symbols/completion'
import { readSymbols } from '#planning/pddl/symbols'
import { domain, problem, marked } from './ferry-texts'

describe('completion', () => {
  const labels = (role: TextRole, text: string): string[] => {
    const one = marked(role, text)
    return completionsAt(readSymbols(one.texts), role, one.offset).items.map(item => item.label)
  }
  const inDomain = (needle: string): string[] => labels('domain', domain.replace(needle.replace('|', ''), needle))
  const inProblem = (needle: string): string[] => labels('problem', problem.replace(needle.replace('|', ''), needle))

  test('an empty text offers a whole domain or problem', () => {
    expect(labels('domain', '|')).toEqual(['domain'])
    expect(labels('problem', ' |')).toEqual(['problem'])
    expect(labels('domain', '(|')).toEqual(['define'])
  })

  test('the problem offered names the domain', () => {
    const one = readSymbols({ domain, problem: '' })
    expect(completionsAt(one, 'problem', 0).items[0]!.insert).toMatch(/\(:domain \$\{2:ferry\}\)/)
  })

  test('sections that are missing are offered, and actions always', () => {
    expect(labels('domain', '(define (domain d) (:types a) (:action a) (|')).toEqual([
      ':requirements',
      ':constants',
      ':predicates',
      ':functions',
      ':action',
      ':derived',
    ])
    expect(labels('problem', '(define (problem p) (:init) (:|')).not.toContain(':init')
  })

  test('an action offers the parts it lacks', () => {
    expect(labels('domain', '(define (domain d) (:action a :parameters () |')).toEqual([':precondition', ':effect'])
    expect(labels('domain', '(define (domain d) (:action a :pa|')).toContain(':parameters')
  })

  test('requirements that are not listed are offered', () => {
    const found = inDomain(':strips |:typing')
    expect(found).toContain(':adl')
    expect(found).not.toContain(':strips')
  })

  test('a type follows a dash', () => {
    const types = ['car', 'location', 'big', 'object']
    expect(inDomain('?c - |car')).toEqual(types)
    expect(inProblem('c1 - |car')).toEqual(types)
    expect(inProblem('(?x - |car)')).toEqual(types)
    expect(labels('domain', domain.replace('?c - car', '?c - (either car |'))).toEqual(types)
    expect(inDomain('(total-cost) - |number')).toEqual(['number'])
  })

  test('a condition offers predicates and the words of conditions', () => {
    const found = inDomain('(and (|at ?c ?l)')
    expect(found.slice(0, 4)).toEqual(['at', 'at-ferry', 'on', 'near'])
    expect(found).toContain('exists')
    expect(found).not.toContain('when')
  })

  test('an effect offers what it can change and no words of conditions', () => {
    const found = inDomain(':effect (and (|on ?c)')
    expect(found).toContain('when')
    expect(found).toContain('increase')
    expect(found).not.toContain('or')
  })

  test('the condition of when is a condition and its effect an effect', () => {
    const start = domain.slice(0, domain.indexOf('(on ?c) (not'))
    expect(labels('domain', `${start}(when (|`)).toContain('or')
    expect(labels('domain', `${start}(when (at ?c ?l) (|`)).not.toContain('or')
    expect(labels('domain', `${start}(when (and (at |`)).toEqual(['?c'])
  })

  test('arguments are variables and objects of a fitting type, variables first', () => {
    expect(inDomain('(and (at |?c ?l)')).toEqual(['?c'])
    expect(inDomain('(at ?c |?l)')).toEqual(['?l', 'home'])
    expect(inProblem('(at |c1 l1)')).toEqual(['c1', 'b1'])
    expect(inProblem('(at c1 |l1)')).toEqual(['l1', 'home'])
    expect(inProblem('(on |?x)')).toEqual(['?x', 'c1', 'b1'])
    expect(inDomain('(near ?from ?to|)')).toEqual(['?from', '?to', 'home'])
  })

  test('a variable of the whole type comes before one that may be of another', () => {
    const text = domain.replace(':parameters (?c - car', ':parameters (?o - object ?c - car')
    expect(labels('domain', text.replace('(and (at ?c', '(and (at |?c'))).toEqual(['?c', '?o'])
  })

  test('costs offer functions, and their arguments objects', () => {
    expect(inDomain('(increase (|total-cost)')).toEqual(['total-cost'])
    expect(inDomain('(increase (total-cost) (|length')).toEqual(['length'])
    expect(inDomain('(length |?from ?to)')).toEqual(['?from', '?to', 'home'])
    expect(inProblem('(= (|length')).toEqual(['length'])
    expect(inProblem('(= (length |home')).toEqual(['l1', 'home'])
    expect(inProblem('(:metric |minimize')).toEqual(['minimize'])
  })

  test('what is offered brings its brackets unless they are there', () => {
    const insert = (text: string, label: string): string => {
      const one = marked('domain', text)
      const found = completionsAt(readSymbols(one.texts), 'domain', one.offset).items
      return found.find(item => item.label === label)!.insert
    }
    const start = domain.slice(0, domain.indexOf('(at ?c ?l) (at-ferry'))
    expect(insert(`${start}|`, 'at')).toMatch(/^\(at \$\{1:\?c\} \$\{2:\?l\}\)$/)
    expect(insert(`${start}(|`, 'at')).toMatch(/^at \$\{1:\?c\} \$\{2:\?l\}$/)
    expect(insert(`${start}(a|`, 'at')).toMatch(/^at \$\{1:\?c\} \$\{2:\?l\}$/)
  })

  test('a choice replaces the whole word at the cursor', () => {
    const one = marked('problem', problem.replace('(at c1 l1)', '(at c|1 l1)'))
    const { span } = completionsAt(readSymbols(one.texts), 'problem', one.offset)
    expect(one.texts.problem.slice(span.from, span.to)).toBe('c1')
  })

  test('nothing is offered in a comment or where a new name belongs', () => {
    expect(labels('domain', '; a com|ment')).toEqual([])
    expect(labels('domain', '(define (domain d) ; (|')).toEqual([])
    expect(inDomain('(:types car |location')).toEqual([])
    expect(inDomain(':parameters (|?c - car')).toEqual([])
    expect(inDomain('(on |?c - car)')).toEqual([])
  })
})
