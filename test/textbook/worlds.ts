// The first problems of our domains as textbook worlds.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Task } from '#planning/task/task'
import { type World, worldOf } from '#planning/textbook/world'
import { root } from '../support/sources'
import { taskOf } from '../support/task'

export const textOf = (...path: string[]): string => readFileSync(join(root, 'domains', ...path), 'utf8')

/** The task of a problem of one of our domains. */
export const bundledTask = (domain: string, problem = 'p01'): Task =>
  taskOf(textOf(domain, 'domain.pddl'), textOf(domain, 'problems', `${problem}.pddl`))

/** The same as a textbook world. */
export const bundledWorld = (domain: string, problem = 'p01'): World => worldOf(bundledTask(domain, problem))!
