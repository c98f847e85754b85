// VAL, built from its public repository: which PDDL texts it takes, and the validity of changed plans.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptanceRows, refusalOf } from './support/acceptance.mjs'
import { Agent } from './support/agent.mjs'
import { inner } from './support/bundle.mjs'
import { mutatedPlans, solvedTasks } from './support/random-plans.mjs'
import { publishedTexts, randomTexts } from './support/texts.mjs'

const COMMIT = '3c7a1f330bdab0ba28a4762bb45c3f06c27fb6d4'
const version = `${COMMIT.slice(0, 8)} (October 2021)`

export default {
  name: 'VAL',
  needs: ['cmake', 'make', 'c++', 'flex', 'bison', `git:KCL-Planning/VAL@${COMMIT}`],
  async run({ folder, command, log }) {
    const validate = build(join(folder, 'VAL'))
    const agent = new Agent(command)
    try {
      const { portabilityOf } = await inner()
      const file = (name, text) => {
        const path = join(folder, name)
        writeFileSync(path, text)
        return path
      }
      const rows = []
      for (const [name, texts] of Object.entries({ published: publishedTexts(), random: randomTexts() })) {
        const own = await Promise.all(texts.map(each => refusalOf(agent, each)))
        const refusals = texts.map(({ domain, problem }) =>
          refusal(validate, file('domain.pddl', domain), file('problem.pddl', problem)),
        )
        rows.push(
          ...acceptanceRows({ tool: 'VAL', version, id: 'val', name, texts, own, refusals, portabilityOf, log }),
        )
      }
      return [...rows, await validityRow(agent, validate, file, log)]
    } finally {
      agent.close()
    }
  },
}

/** Builds the validator in the cloned sources; returns its path. Set PLANGROUND_VAL to one that is built. */
function build(sources) {
  if (process.env.PLANGROUND_VAL !== undefined) return process.env.PLANGROUND_VAL
  const folder = join(sources, 'peers')
  mkdirSync(folder)
  for (const words of [
    ['cmake', '..', '-DCMAKE_BUILD_TYPE=Release'],
    ['make', '-j2', 'Validate'],
  ]) {
    const { status, stderr } = spawnSync(words[0], words.slice(1), { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 })
    if (status !== 0) throw new Error(`${words[0]}: ${stderr.split('\n').find(line => /error/i.test(line))}`)
  }
  return join(folder, 'bin/Validate')
}

/** null where VAL takes the texts, else its message. Without a plan it checks no more than them. */
function refusal(validate, domain, problem) {
  const { status, stdout, stderr } = spawnSync(validate, ['-v', domain, problem], { encoding: 'utf8' })
  const text = `${stdout}\n${stderr}`
  if (status === 0 && !/error|problem in|bad /i.test(text)) return null
  const lines = text.split('\n').map(line => line.replaceAll(folderIn(domain), '').trim())
  return lines.find(line => /error|problem in|bad /i.test(line)) ?? `exit code ${status}`
}

const folderIn = path => path.replace(/[^/]*$/, '')

/** Which of the plans VAL finds valid, null where it crashes; several are checked by one process. */
function verdicts(validate, files, plans, file) {
  const paths = plans.map((steps, i) => file(`${i}.plan`, `${steps.join('\n')}\n`))
  const { status, stdout, stderr } = spawnSync(validate, [...files, ...paths], { encoding: 'utf8', maxBuffer: 1e8 })
  if (status === null)
    return plans.length === 1 ? [null] : plans.flatMap(plan => verdicts(validate, files, [plan], file))
  const parts = stdout.split(/^Checking plan: .*$/m).slice(1)
  if (parts.length !== plans.length) throw new Error(`VAL checked ${parts.length} of ${plans.length} plans. ${stderr}`)
  return parts.map(part => /^Plan valid$/m.test(part))
}

async function validityRow(agent, validate, file, log) {
  const { tasks, solved } = await solvedTasks(agent)
  const differing = []
  let [count, valid, crashes] = [0, 0, 0]
  for (const { task, plans } of mutatedPlans(tasks, solved)) {
    if (plans.length === 0) continue
    const files = [file('domain.pddl', task.domain), file('problem.pddl', task.problem)]
    const theirs = verdicts(validate, files, plans, file)
    const own = await Promise.all(plans.map(plan => agent.call('validate', { ...task, plan })))
    for (const [i, found] of own.entries()) {
      count++
      if (found.valid) valid++
      if (theirs[i] === null) crashes++
      else if (found.valid !== theirs[i])
        differing.push(`${plans[i].join(' ')}: ${found.verdict}, VAL ${theirs[i] ? 'valid' : 'not valid'}`)
    }
  }
  for (const each of differing.slice(0, 10)) log(each)
  return {
    ...{ tool: 'VAL', version, what: `validity of ${count} changed plans, ${valid} of them valid` },
    result: `${count - crashes - differing.length} agree${crashes === 0 ? '' : `, VAL crashes on ${crashes}`}${differing.length === 0 ? '' : `; ${differing[0]}`}`,
    passed: differing.length === 0,
  }
}
