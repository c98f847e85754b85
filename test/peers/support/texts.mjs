// PDDL texts that parsers and planners are compared on, as `{ name, domain, problem }`: published ones from a folder of
// data where there is one (PLANGROUND_DATA), and random ones.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { randomTask, richTask, seeded } from './random-tasks.mjs'

const root = resolve(import.meta.dirname, '../../..')
const data = resolve(root, process.env.PLANGROUND_DATA ?? '../shared/data')
const read = path => readFileSync(path, 'utf8')
const json = path => JSON.parse(read(path))

/** A share of all counts, for a quick try: PLANGROUND_SHARE=0.05. */
const share = Number(process.env.PLANGROUND_SHARE ?? 1)
export const scaled = count => Math.max(1, Math.round(count * share))

export const PUBLISHED = scaled(1000)
export const RANDOM = scaled(500)
/** The parsers in Python need minutes for longer problems. */
const MAX_PROBLEM = 6_000

const bundled = () =>
  readdirSync(join(root, 'domains'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(root, 'domains', name) }))
    .flatMap(({ name, path }) =>
      readdirSync(join(path, 'problems'))
        .filter(file => file.endsWith('.pddl'))
        .map(file => ({
          name: `${name}/${file}`,
          domain: read(join(path, 'domain.pddl')),
          problem: read(join(path, 'problems', file)),
        })),
    )

/** Problems of planning competitions. */
const competitions = () =>
  existsSync(join(data, 'ipc/index.json'))
    ? json(join(data, 'ipc/index.json')).map(({ domain, problem }) => ({
        name: problem,
        domain: read(join(data, 'ipc', domain)),
        problem: read(join(data, 'ipc', problem)),
      }))
    : []

/** The problems that the questions of ACPBench are about. */
const acpbench = () =>
  existsSync(join(data, 'acpbench'))
    ? readdirSync(join(data, 'acpbench'))
        .filter(name => name.endsWith('.json'))
        .flatMap(name => json(join(data, 'acpbench', name)))
        .filter(record => record.PDDL_domain)
        .map(({ group, PDDL_domain: domain, PDDL_problem: problem }) => ({
          name: `acpbench/${group}`,
          domain,
          problem,
        }))
    : []

/** PlanBench's folder of instances → its domain. */
const planbenchDomain = folder =>
  folder.startsWith('blocksworld/mystery')
    ? 'mystery_blocksworld'
    : folder.endsWith('_3')
      ? 'blocksworld_3'
      : folder.split('/')[0]

const planbench = () => {
  if (!existsSync(join(data, 'planbench/instances.json.gz'))) return []
  const { domains } = json(join(data, 'planbench/domains.json'))
  const instances = JSON.parse(gunzipSync(readFileSync(join(data, 'planbench/instances.json.gz'))).toString())
  return Object.entries(instances).flatMap(([folder, problems]) => {
    const name = planbenchDomain(folder)
    const domain = domains[folder === 'blocksworld/mystery/generated_basic_3' ? `${name}_3` : name].domain_pddl
    return Object.entries(problems).map(([id, problem]) => ({ name: `${folder}/${id}`, domain, problem }))
  })
}

/** Up to `PUBLISHED` texts: all of the smaller collections, filled up with a random choice from PlanBench. */
export function publishedTexts() {
  const seen = new Set()
  const isNew = ({ domain, problem }) => {
    const key = `${domain}\0${problem}`
    return problem.length <= MAX_PROBLEM && !seen.has(key) && seen.add(key)
  }
  const small = share === 1 ? [...bundled(), ...competitions(), ...acpbench()] : shuffled([...bundled(), ...acpbench()])
  return [...small, ...shuffled(planbench())].filter(isNew).slice(0, PUBLISHED)
}

function shuffled(list) {
  const below = seeded(7)
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}

/** Half of them STRIPS with costs, half with all of ADL. */
export const randomTexts = () =>
  Array.from({ length: RANDOM }, (_, i) => ({
    name: `random ${i + 1}`,
    ...(i % 2 === 0 ? randomTask(1000 + i) : richTask(1000 + i)),
  }))
