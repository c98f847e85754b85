// Exports of a run read back as what happened.

import { algorithms } from '#planning/textbook/algorithms'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { asCsv, asJson, asPosthoc, type AnnotatedLog } from '#planning/textbook/export'
import { defaultOptions } from '#planning/textbook/options'
import { startRun } from '#planning/textbook/start-run'
import { worldOf } from '#planning/textbook/world'
import { taskOf } from '../support/task'
import { bundledWorld } from './worlds'

const halves = worldOf(
  taskOf(
    `(define (domain walk) (:requirements :strips :action-costs) (:predicates (at ?a) (way ?a ?b))
      (:functions (toll ?a ?b) (total-cost))
      (:action go :parameters (?a ?b) :precondition (and (at ?a) (way ?a ?b))
        :effect (and (at ?b) (not (at ?a)) (increase (total-cost) (toll ?a ?b)))))`,
    `(define (problem p) (:domain walk) (:objects a b c) (:init (at a) (way a b) (way b c) (way a c)
      (= (toll a b) 0.5) (= (toll b c) 0.25) (= (toll a c) 2)) (:goal (at c)) (:metric minimize (total-cost)))`,
  ),
)!

const runs: AnnotatedLog[] = [bundledWorld('goldminer'), halves].flatMap(world =>
  algorithms.map(algorithm => {
    const options = { ...defaultOptions, algorithm }
    const { log, goOn } = startRun(world, options)
    goOn({ expansions: 200, nodes: 2_000 })
    const names = new Map(world.byName.map(action => [action, actionName(world.task, action as ActionId)]))
    return { log, options, names, digits: world.digits }
  }),
)

test('JSON has every event, with costs as they are written in PDDL', () => {
  for (const annotatedLog of runs) {
    const { log, digits } = annotatedLog
    const read = JSON.parse(asJson(annotatedLog))
    expect(read.options).toEqual(annotatedLog.options)
    expect(read.events).toHaveLength(log.eventCount)
    for (const [place, row] of read.events.entries()) {
      const event = log.eventAt(place)
      expect(row.kind.startsWith(event.kind)).toBe(true)
      expect(row.node ?? -1).toBe(event.node)
      expect(row.action).toBe(annotatedLog.names.get(event.action) ?? null)
      expect(row.g).toBe(Number.isFinite(event.g) ? event.g / 10 ** digits : 'infinity')
    }
  }
  expect(asJson(runs.at(-4)!)).toContain('0.75')
})

test('CSV has as many rows and cells', () => {
  for (const annotatedLog of runs) {
    const [head, ...rows] = asCsv(annotatedLog).trimEnd().split('\n')
    expect(head).toBe('event,kind,node,parent,action,g,h')
    expect(rows).toHaveLength(annotatedLog.log.eventCount)
    for (const row of rows) expect(row.split(',')).toHaveLength(7)
  }
})

test('a Posthoc trace is YAML in which parents precede their children', () => {
  for (const annotatedLog of runs) {
    const read = parse(asPosthoc(annotatedLog))
    expect(read.version).toBe('1.4.0')
    const known = new Set<number>()
    for (const { type, id, pId, f, g, h } of read.events) {
      if (pId !== null) expect(known.has(pId)).toBe(true)
      if (type === 'expand') expect(known.has(id)).toBe(true)
      if (h !== null) expect(f).toBeCloseTo(g + h, 9)
      known.add(id)
    }
    expect(known.size).toBe(annotatedLog.log.nodeCount)
  }
})
