// The picture of a state in the style of its domain.

import type { Scene } from '#language/domain-kit'
import type { Domain, Problem } from '#planning/pddl/model'
import { folderOf, modelOf } from './domains'
import { drawLinked, pictureLink } from './renamed-picture'
import { drawScene } from './scenes'

/**
 * Drawn by the scene of the domain's folder, or of the folder with the domain that it renames, else by the generic
 * scene; `facts` as for `drawScene`.
 */
export function sceneOf(domain: Domain, problem: Problem, facts: readonly string[]): Scene {
  const folder = folderOf(domain)
  const draw = folder?.scene
  // A published version of a shipped domain may have unary predicates instead of types.
  const isAsShipped = draw !== undefined && (domain.types.length > 0 || modelOf(folder!).types.length === 0)
  const link = isAsShipped ? undefined : pictureLink(domain)
  return drawScene(link === undefined ? draw : view => drawLinked(link, view, facts.length), domain, problem, facts)
}
