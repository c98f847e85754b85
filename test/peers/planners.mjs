// Planners and parsers: which PDDL texts they take, optimal costs against Fast Downward, validity against
// unified-planning.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Agent } from './support/agent.mjs'
import { mutated, randomTask } from './support/random-tasks.mjs'
import { oddTexts } from './support/odd-texts.mjs'

const TRANSLATOR = '26.6.0'
const TASKS = 300
const PLANS = 2000
const root = resolve(import.meta.dirname, '../..')
/** Problems of planning competitions, where this workplace or the user has them. */
const competitions = process.env.PLANGROUND_IPC ?? join(root, '../shared/data/ipc')

export default {
  name: 'Planners and parsers',
  needs: [
    'pip:pddl==0.5.1',
    'pip:unified-planning==1.3.0',
    'pip:up-fast-downward==1.0.0',
    `pip:fast-downward.translate==${TRANSLATOR}`,
    'pip:pyperplan==2.1',
    'pip:setuptools==65.5.0',
  ],
  async run({ folder, command, python, log }) {
    const agent = new Agent(command)
    try {
      const texts = [...bundledTexts(), ...competitionTexts()]
      const odd = Object.entries(oddTexts)
      const tasks = Array.from({ length: TASKS }, (_, i) => randomTask(i + 1))
      const solved = await Promise.all(tasks.map(task => agent.call('solve', { ...task, optimal: true })))
      log(`${solved.filter(({ status }) => status === 'plan').length} of ${TASKS} random tasks have a plan`)
      const plans = mutatedPlans(tasks, solved)
      const jobs = {
        accept: [...texts, ...odd.map(([, pair]) => pair)],
        optimal: tasks.map(({ domain, problem }) => [domain, problem]),
        plans: plans.map(({ task, plans }) => [task.domain, task.problem, plans.map(steps => `${steps.join('\n')}\n`)]),
      }
      writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
      execFileSync(python, [join(import.meta.dirname, 'support/planners.py'), 'jobs.json', 'results.json'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const theirs = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))
      return [
        ...(await accepted(agent, texts, theirs.accept.slice(0, texts.length), log)),
        ...(await acceptedOdd(agent, odd, theirs.accept.slice(texts.length))),
        costRow(solved, theirs.optimal, log),
        await validityRow(agent, plans, theirs.plans, log),
      ]
    } finally {
      agent.close()
    }
  },
}

const read = path => readFileSync(path, 'utf8')

const bundledTexts = () =>
  readdirSync(join(root, 'domains'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(root, 'domains', name))
    .map(path => [read(join(path, 'domain.pddl')), read(join(path, 'problems/p01.pddl'))])

/** Longer problems take the parsers in Python minutes. */
const MAX_PROBLEM = 6_000

/** The first short problem of each competition domain. */
function competitionTexts() {
  if (!existsSync(join(competitions, 'index.json'))) return []
  const first = new Map()
  for (const { domain, problem } of JSON.parse(read(join(competitions, 'index.json'))))
    if (!first.has(domain) && read(join(competitions, problem)).length <= MAX_PROBLEM) first.set(domain, problem)
  return [...first].map(([domain, problem]) => [read(join(competitions, domain)), read(join(competitions, problem))])
}

const versions = {
  'Fast Downward': `translator ${TRANSLATOR}`,
  pddl: '0.5.1',
  'unified-planning': '1.3.0',
  pyperplan: '2.1',
}

const nameIn = domain => /\(domain\s+([^\s()]+)/i.exec(domain)?.[1]

/** Whether we take the texts: null, or the first error. */
async function refusalOf(agent, [domain, problem]) {
  const { diagnostics } = await agent.call('check', { domain, problem })
  return diagnostics.find(({ severity }) => severity === 'error')?.message ?? null
}

/** Everything that Fast Downward takes we must take, and the reverse. */
async function accepted(agent, texts, theirs, log) {
  const own = await Promise.all(texts.map(pair => refusalOf(agent, pair)))
  return Object.keys(versions).map(tool => {
    const refused = texts.flatMap(([domain], i) =>
      theirs[i][tool] === null ? [] : [`${nameIn(domain)} (${theirs[i][tool]})`],
    )
    const stricter = texts.flatMap(([domain], i) =>
      own[i] !== null && theirs[i][tool] === null ? [`${nameIn(domain)} (${own[i]})`] : [],
    )
    for (const each of refused) log(`${tool} refuses ${each}`)
    return {
      ...{ tool, version: versions[tool], what: `acceptance of ${texts.length} published domains with a problem` },
      result: `refuses ${refused.length}${refused.length === 0 ? '' : `: ${refused.map(each => each.split(' ')[0]).join(', ')}`}; Planground refuses ${own.filter(each => each !== null).length}`,
      passed: stricter.length === 0 && (tool !== 'Fast Downward' || refused.length === 0),
    }
  })
}

/** One row for each way of writing that some tool refuses. */
async function acceptedOdd(agent, odd, theirs) {
  const rows = []
  for (const [i, [what, pair]] of odd.entries()) {
    const own = await refusalOf(agent, pair)
    const verdict = (name, refusal) => `${name} ${refusal === null ? 'yes' : 'no'}`
    const all = Object.entries(theirs[i]).map(([name, refusal]) => verdict(name, refusal))
    rows.push({
      ...{ tool: 'all parsers', version: '', what: `accepts ${what}` },
      result: [verdict('Planground', own), ...all].join(', '),
      passed: own === null || Object.values(theirs[i]).every(refusal => refusal !== null),
    })
  }
  return rows
}

function costRow(solved, theirs, log) {
  const differing = solved.flatMap(({ status, cost, optimal, evidence }, i) =>
    (status === 'plan' ? cost : null) === theirs[i] &&
    status !== 'undecided' &&
    (status !== 'plan' || optimal) &&
    evidence.every(({ checked }) => checked)
      ? []
      : [`task ${i + 1}: ${status} ${cost}, Fast Downward ${theirs[i]}`],
  )
  for (const each of differing) log(each)
  const none = theirs.filter(cost => cost === null).length
  return {
    ...{ tool: 'Fast Downward, A* with LM-cut', version: '1.0.0 (up-fast-downward)' },
    what: `optimal costs of ${TASKS} random tasks, ${none} without a plan`,
    result: `${TASKS - differing.length} agree, each proven${differing.length === 0 ? '' : `; ${differing[0]}`}`,
    passed: differing.length === 0,
  }
}

/** Changed plans of the tasks that have one, `PLANS` in all. */
function mutatedPlans(tasks, solved) {
  const those = tasks.map((task, i) => ({ task, plan: solved[i].plan })).filter(({ plan }) => plan !== null)
  const each = Math.ceil(PLANS / those.length)
  return those.map(({ task, plan }, i) => ({
    task,
    plans: Array.from({ length: Math.max(0, Math.min(each, PLANS - i * each)) }, (_, j) => mutated(plan, i * each + j)),
  }))
}

async function validityRow(agent, plans, theirs, log) {
  const differing = []
  let [count, valid] = [0, 0]
  for (const [i, { task, plans: changed }] of plans.entries()) {
    const own = await Promise.all(changed.map(plan => agent.call('validate', { ...task, plan })))
    for (const [j, found] of own.entries()) {
      count++
      if (found.valid) valid++
      if (found.valid !== theirs[i][j])
        differing.push(`${changed[j].join(' ')}: ${found.verdict}, unified-planning ${theirs[i][j]}`)
    }
  }
  for (const each of differing.slice(0, 10)) log(each)
  return {
    ...{ tool: 'unified-planning, validator', version: '1.3.0' },
    what: `validity of ${count} changed plans, ${valid} of them valid`,
    result: `${count - differing.length} agree${differing.length === 0 ? '' : `; ${differing[0]}`}`,
    passed: differing.length === 0,
  }
}
