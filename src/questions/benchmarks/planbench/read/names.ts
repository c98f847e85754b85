// The names of tasks and domains in files, of all versions of the benchmark.

import { type PlanBenchTask, planBenchTasks } from '../items'
import { knownDomains } from '../known/domains'

/** `task_3_plan_verification_with_llm_plans`, `t8_1`, `task_1_plan_generation_zero_shot` → the task. */
export function taskNamed(name: string): PlanBenchTask | undefined {
  const last = name.replace(/^.*[\\/]/, '').replace(/\.json.*$/i, '')
  if (last === 't1_zero_shot') return 't1'
  const exact = planBenchTasks.find(task => task === last)
  if (exact !== undefined) return exact
  const [, family, part] = /^t(?:ask)?_?([1-8])(?:_([1-3])(?![0-9]))?(?:_|$)/i.exec(last) ?? []
  if (family === undefined) return undefined
  if (family === '3') return /llm_plans/.test(last) || part === '1' ? 't3_1' : 't3'
  if (family === '8')
    return planBenchTasks.find(
      task => task === `t8_${part ?? (/shuffl/.test(last) ? 1 : /full_to_partial/.test(last) ? 2 : 3)}`,
    )
  return planBenchTasks.find(task => task === `t${family}`)
}

/**
 * The benchmark's name for a domain: `blocksworld_zero_shot_3` and `configs/blocksworld_3.yaml` become `blocksworld_3`.
 * For a path, the last component that names a known domain, else its last component.
 */
export function domainNamed(name: string): string {
  const parts = name
    .split(/[\\/]/)
    .map(part => part.replace(/\.(?:ya?ml|json|pddl)$/i, '').replace(/_zero_shot/g, ''))
    .filter(part => part !== '')
  const known = [...parts].reverse().find(part => knownDomains.has(part))
  return (
    known ??
    (parts.find(part => !/^(?:\.+|configs?|instances|results|prompts|responses|[a-z]+-bench)$/.test(part))
      ? parts.at(-1)!
      : name)
  )
}

/** `results/<domain>/<engine>/<stem>.json` → engine and domain; '' for other paths. */
export function placeOf(path: string): {
  readonly engine: string
  readonly domain: string
  readonly task: PlanBenchTask | undefined
} {
  const parts = path.split(/[\\/]/).filter(part => part !== '')
  const task = taskNamed(parts.at(-1) ?? '')
  const folders = parts.slice(0, -1)
  const at = folders.map(part => knownDomains.has(domainNamed(part))).lastIndexOf(true)
  const domain = at < 0 ? '' : domainNamed(folders[at]!)
  const engine = at >= 0 ? (folders[at + 1] ?? '') : task !== undefined && folders.length > 1 ? folders.at(-1)! : ''
  return { engine, domain, task }
}
