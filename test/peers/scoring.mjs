// The scores that lm-evaluation-harness's own code gives to random answers, next to our official scores.

import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from './support/random-tasks.mjs'
import { questionFiles } from './support/responses.mjs'
import { scaled } from './support/texts.mjs'

const STRINGS = scaled(10_000)
const VERSION = '0.4.13'

export default {
  name: 'Official scores',
  needs: [`pip:lm-eval[acpbench]==${VERSION}`],
  async run({ folder, packed, python, command, log }) {
    const jobs = {}
    for (const { name, records } of await questionFiles(packed)) {
      const [kind, format] = name.split('.')
      const docs = records.map(record => ({ ...record, id: String(record.id) }))
      const file = join(folder, name)
      writeFileSync(file, JSON.stringify(docs))
      jobs[name] = { kind, format, file, docs, strings: randomAnswers(docs, format, kind.length + format.length) }
    }
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
    const script = join(import.meta.dirname, 'scoring/run.py')
    const begun = performance.now()
    execFileSync(python, [script, 'jobs.json', 'results.json'], { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] })
    log(`theirs: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    const theirs = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))
    return Object.entries(jobs).map(([name, job]) => rowOf(name, job, theirs[name], command, log))
  },
}

function rowOf(name, { file, docs, strings }, theirs, command, log) {
  const input = strings.map(([at, answer]) => `${JSON.stringify({ id: docs[at].id, answer })}\n`).join('')
  const { stdout, stderr } = spawnSync(command, ['judge', file, '--jsonl'], { input, encoding: 'utf8', maxBuffer: 1e9 })
  const own = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  if (own.length !== strings.length) throw new Error(`${name}: ${own.length} verdicts. ${stderr.slice(-300)}`)
  const differing = strings.flatMap(([at, answer], i) => {
    const { officialScore, officialError } = own[i]
    const same =
      typeof theirs[i] === 'string' ? officialError !== undefined || officialScore === 0 : officialScore === theirs[i]
    return same ? [] : [`${docs[at].id} ${JSON.stringify(answer)}: ${officialScore}, theirs ${theirs[i]}`]
  })
  for (const each of differing.slice(0, 5)) log(`${name}: ${each}`)
  const right = theirs.filter(score => score === 1).length
  const stopped = theirs.filter(score => typeof score === 'string').length
  return {
    ...{ tool: 'lm-eval, scoring code', version: VERSION, what: `\`${name}\`, ${strings.length} answers` },
    result: `${strings.length - differing.length} scores equal, ${right} of them right${stopped > 0 ? `, ${stopped} at which the harness stops` : ''}${differing.length > 0 ? `; ${differing[0]}` : ''}`,
    passed: differing.length === 0,
  }
}

/** Answers of the questions with random changes of letters, words and what is around them. */
function randomAnswers(docs, format, seed) {
  const below = seeded(seed)
  const pick = list => list[below(list.length)]
  const pools = docs.map(doc => answersTo(doc, docs, format))
  return Array.from({ length: STRINGS }, (_, i) => {
    const at = i % docs.length
    return [at, changed(around(pick(pools[at]), pick, below), pick, below)]
  })
}

/** Right and wrong answers to a question: what its file holds, and what those of the others hold. */
function answersTo({ answer, question, group }, docs, format) {
  if (format === 'bool') return ['yes', 'no', 'Yes', 'No', 'YES', 'maybe']
  if (format === 'mcq') return ['A', 'B', 'C', 'D', 'E', 'a', '(B)', '[C]', 'A, B', 'D.']
  if (group === 'action_justification_gen') return shorterPlans(question, answer)
  const texts = [answer, ...docs.map(doc => doc.answer)].flatMap(each => writings(each))
  return [...new Set([...texts, 'None', 'none', '[]', '[][]', '0', '12', '(no such action)'])].slice(0, 40)
}

/** The plan of a question without the neighbours that its file names as superfluous, and without others. */
function shorterPlans(question, answer) {
  const plan = [.../"(.*)"/.exec(question)[1].matchAll(/\([^)]*\)/g)].map(String)
  const without = names =>
    plan.flatMap((_, i) => (names.every((name, k) => plan[i + k] === name) ? [plan.toSpliced(i, names.length)] : []))
  const right = answer.slice(0, 20).flatMap(each => without(each.filter(name => name.startsWith('('))))
  return [plan, plan.slice(1), plan.slice(0, -1), [], ...right.slice(0, 20)].map(steps => steps.join(' '))
}

function writings(answer) {
  if (typeof answer === 'number' || typeof answer === 'string') return [`${answer}`]
  const list = items => `[${items.join(', ')}]`
  if (Array.isArray(answer))
    return answer.length === 0 ? ['None'] : [list(answer.flat()), `${answer[0]}`, list(answer.slice(1))]
  const lists = Object.values(answer).filter(Array.isArray)
  return [lists.map(list).join(' '), ...lists.flat().slice(0, 3), list(lists.flat())]
}

const around = (text, pick, below) =>
  [
    () => text,
    () => `The answer is ${text}.`,
    () => `The answer is: ${text}`,
    () => `**Final Answer**: ${text}.`,
    () => `Let me think. ${text}\nSo the final answer: ${text}`,
    () => `${text}\n\nExplanation: yes, (sail l0 l1) is not ${pick(['A', 'B', 'None', '3'])}.`,
    () => `"${text}"`,
    () => `\n ${text} \n`,
  ][below(8)]()

const SIGNS = ['(', ')', '[', ']', ',', ' ', '\n', '.', 'a', 'B', '1', '-', '_', ':', '*', '"', 'é', '\t']

function changed(text, pick, below) {
  const letters = [...text]
  for (let n = below(3); n > 0 && letters.length > 0; n--) {
    const at = below(letters.length)
    letters.splice(at, below(2), ...(below(2) === 0 ? [pick(SIGNS)] : []))
  }
  return letters.join('')
}
