// The picture of a state in the way of its domain.

import type { Scene } from '../domain-kit'
import type { Domain, Problem } from '../pddl/model'
import { folderOf } from './domains'
import { drawScene } from './scenes'

/** Drawn as our folder for the domain does it, else in general; `facts` as `drawScene` takes them. */
export const sceneOf = (domain: Domain, problem: Problem, facts: readonly string[]): Scene =>
  drawScene(folderOf(domain)?.scene, domain, problem, facts)
