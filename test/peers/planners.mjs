// Planners and parsers: which PDDL texts they take, and whether our portability notes name those that refuse; optimal
// costs against Fast Downward and K*, validity against unified-planning.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptanceRows, refusalOf } from './support/acceptance.mjs'
import { Agent } from './support/agent.mjs'
import { inner } from './support/bundle.mjs'
import { oddTexts } from './support/odd-texts.mjs'
import { mutatedPlans, solvedTasks } from './support/random-plans.mjs'
import { publishedTexts, randomTexts } from './support/texts.mjs'

const TRANSLATOR = '26.6.0'
const K_STAR = '1.6.0'

const versions = {
  fd: ['Fast Downward', `translator ${TRANSLATOR}`],
  pddl: ['pddl', '0.5.1'],
  up: ['unified-planning', '1.3.0'],
  pyperplan: ['pyperplan', '2.1'],
}

export default {
  name: 'Planners and parsers',
  needs: [
    'pip:pddl==0.5.1',
    'pip:unified-planning==1.3.0',
    'pip:up-fast-downward==1.0.0',
    `pip:fast-downward.translate==${TRANSLATOR}`,
    `pip:kstar-planner==${K_STAR}`,
    'pip:pyperplan==2.1',
    'pip:setuptools==65.5.0',
  ],
  async run({ folder, command, python, log }) {
    const agent = new Agent(command)
    try {
      const { portabilityOf } = await inner()
      const corpora = { published: publishedTexts(), random: randomTexts() }
      const odd = Object.entries(oddTexts).map(([name, [domain, problem]]) => ({ name, domain, problem }))
      const texts = [...corpora.published, ...corpora.random, ...odd]
      const { tasks, solved } = await solvedTasks(agent)
      log(`${solved.filter(({ status }) => status === 'plan').length} of ${tasks.length} random tasks have a plan`)
      const plans = mutatedPlans(tasks, solved)
      const jobs = {
        accept: texts.map(({ domain, problem }) => [domain, problem]),
        optimal: tasks.map(({ domain, problem }) => [domain, problem]),
        plans: plans.map(({ task, plans }) => [task.domain, task.problem, plans.map(steps => `${steps.join('\n')}\n`)]),
      }
      writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
      execFileSync(python, [join(import.meta.dirname, 'support/planners.py'), 'jobs.json', 'results.json'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const theirs = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))
      const own = await Promise.all(texts.map(each => refusalOf(agent, each)))
      const at = (from, count) => ({
        own: own.slice(from, from + count),
        theirs: theirs.accept.slice(from, from + count),
      })
      const rows = []
      let from = 0
      for (const [name, those] of Object.entries(corpora)) {
        for (const [id, [tool, version]] of Object.entries(versions)) {
          const found = at(from, those.length)
          const refusals = found.theirs.map(each => each[id])
          rows.push(
            ...acceptanceRows({ tool, version, id, name, texts: those, ...found, refusals, portabilityOf, log }),
          )
        }
        from += those.length
      }
      return [
        ...rows,
        ...oddRows(odd, at(from, odd.length)),
        costRow(['Fast Downward, A* with LM-cut', '1.0.0 (up-fast-downward)'], solved, theirs.optimal, log),
        costRow(['K*, one plan', K_STAR], solved, theirs.kstar, log),
        await validityRow(agent, plans, theirs.plans, log),
      ]
    } finally {
      agent.close()
    }
  },
}

/** One row for each way of writing that some tool refuses. */
const oddRows = (odd, { own, theirs }) =>
  odd.map(({ name }, i) => {
    const verdict = (tool, refusal) => `${tool} ${refusal === null ? 'yes' : 'no'}`
    const all = Object.entries(theirs[i]).map(([id, refusal]) => verdict(versions[id][0], refusal))
    return {
      ...{ tool: 'all parsers', version: '', what: `accepts ${name}` },
      result: [verdict('Planground', own[i]), ...all].join(', '),
      passed: own[i] === null || Object.values(theirs[i]).every(refusal => refusal !== null),
    }
  })

function costRow([tool, version], solved, theirs, log) {
  const differing = solved.flatMap(({ status, cost, optimal, evidence }, i) =>
    (status === 'plan' ? cost : null) === theirs[i] &&
    status !== 'undecided' &&
    (status !== 'plan' || optimal) &&
    evidence.every(({ checked }) => checked)
      ? []
      : [`task ${i + 1}: ${status} ${cost}, ${tool} ${theirs[i]}`],
  )
  for (const each of differing) log(each)
  const none = theirs.filter(cost => cost === null).length
  return {
    ...{ tool, version, what: `optimal costs of ${solved.length} random tasks, ${none} without a plan` },
    result: `${solved.length - differing.length} agree, each proven${differing.length === 0 ? '' : `; ${differing[0]}`}`,
    passed: differing.length === 0,
  }
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
