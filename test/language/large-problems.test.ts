// The shipped phrases files over large problems: every fact and action of several problems each, whole contexts too.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { itemsOf } from '#language/english/checks/items'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { generated } from '../support/generated'

const SEEDS = [11, 12]

test.each(domainFolders.map(folder => [folder.id, folder] as const))(
  '%s: nothing is found over large problems',
  (_, folder) => {
    const { domain } = parseDomain(folder.domainText)
    const { phrases, diagnostics } = readPhrases(folder.phrasesText, domain)
    const tasks = SEEDS.map((seed): Task => {
      const problem = generated(folder, seed, folder.presets.large)
      const loaded = loadTask({ domain: folder.domainText, problem })
      if (loaded.kind !== 'ready') throw new Error(loaded.message)
      return loaded.task
    })
    for (const task of tasks) {
      const { facts, actions, leftOut } = itemsOf(task)
      expect(facts.length).toBeGreaterThanOrEqual(task.factCount)
      expect(actions.length).toBe(task.actionCount)
      expect(leftOut).toBe(0)
    }
    const found = [...diagnostics, ...checkPhrases(phrases, domain, tasks)]
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([])
  },
)
