// What the parts on data-parallel engines share: 10,000 records, one plain run to compare with, and the end of a worker
// in the middle of a run.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const examples = resolve(import.meta.dirname, '../../../examples')
export const RECORDS = Number(process.env.PLANGROUND_RECORDS ?? 10_000)
/** Questions asked by `generate` in the runs that are compared. */
export const GENERATE = 'generate --domain ferry --kind app,prog --format gen --count 100 --seed 7 --jsonl'

/** Runs a command; returns its output and the seconds it took, and throws if its exit code is not `allowed`. */
export async function timed(words, { allowed = [0], input, ...options } = {}) {
  const begun = performance.now()
  const child = spawn(words[0], words.slice(1), { stdio: ['pipe', 'pipe', 'pipe'], ...options })
  const [out, err] = [[], []]
  child.stdout.on('data', data => out.push(data))
  child.stderr.on('data', data => err.push(data))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done))
  const seconds = (performance.now() - begun) / 1000
  const text = Buffer.concat(out).toString()
  if (!allowed.includes(code)) {
    const lines = Buffer.concat(err).toString().split('\n')
    const causes = lines.filter(line => /error|exception|caused by/i.test(line)).slice(0, 5)
    throw new Error(`${words.slice(0, 3).join(' ')}: exit code ${code}. ${[...causes, ...lines.slice(-5)].join('\n')}`)
  }
  return { text, seconds }
}

const kept = new Map()
/** The result of the first call with a name, which the parts of one run share. */
const once = (name, make) => {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name)
}

/** Writes the records as samples of an evaluation harness, each with an id of its own; resolves to the file. */
export const makeRecords = (command, folder) => once(`records of ${command}`, () => writeRecords(command, folder))

async function writeRecords(command, folder) {
  const words = ['--kind', 'app,prog,val', '--format', 'gen,bool', '--count', '6', '--seed', '1', '--jsonl']
  const questions = []
  for (const domain of ['ferry', 'blocksworld']) {
    const { text } = await timed([command, 'generate', '--domain', domain, '--size', 'small', ...words])
    questions.push(
      ...text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    )
  }
  const lines = Array.from({ length: RECORDS }, (_, i) => {
    const question = questions[i % questions.length]
    const doc = { ...question, id: `r${i}` }
    return JSON.stringify({
      doc_id: i,
      doc,
      target: 'x',
      resps: [[responseTo(question, Math.floor(i / questions.length) % 4)]],
    })
  })
  const file = join(folder, 'records.jsonl')
  writeFileSync(file, lines.map(line => `${line}\n`).join(''))
  return file
}

function responseTo({ answer }, how) {
  const right = Array.isArray(answer)
    ? `[${answer.join(', ')}]`
    : typeof answer === 'object'
      ? JSON.stringify(answer)
      : `${answer}`
  return [right, `The answer is: ${right}`, right.slice(0, right.length >> 1), '(sail l1 l0)'][how]
}

/** One plain run of the filter, and one of `generate`. */
export const plainRuns = (command, file) => once(`runs of ${command}`, () => runPlain(command, file))

async function runPlain(command, file) {
  const score = await timed([command, 'score', '--jsonl'], { input: readFileSync(file), allowed: [0, 1, 3] })
  const generate = await timed([command, ...GENERATE.split(' ')])
  if (linesOf(score.text).length !== RECORDS) throw new Error(`the plain run has ${linesOf(score.text).length} rows`)
  return { score, generate }
}

export const linesOf = text => text.split('\n').slice(0, -1)

/** How rows compare with those of the plain run: `{ result, passed }`. */
export function compared(text, plain, seconds) {
  const rate = run => `${Math.round(linesOf(plain.text).length / run)} rows/s`
  const speed = `${rate(seconds)}, one plain run ${rate(plain.seconds)}`
  const [ours, theirs] = [text, plain.text].map(each => linesOf(withoutLine(each)))
  const isEqual = ours.join('\n') === theirs.join('\n')
  const what = isEqual
    ? `${ours.length} rows, equal in order`
    : hashOf(ours) === hashOf(theirs)
      ? 'the same rows in another order'
      : `${ours.length} rows, ${new Set(ours).size} of them distinct`
  return { result: `${what}; ${speed}`, passed: isEqual }
}

/** A filter numbers the lines that it was given; all else of a row has to be equal. */
const withoutLine = text => text.replaceAll(/^\{"line":\d+,/gm, '{')

const hashOf = lines =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')

/** The contents of a folder's `part-…` files in the order of their names. */
export const partsOf = (folder, pattern = /^part-/) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => pattern.test(name))
        .sort()
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .join('')
    : ''

/**
 * Kills one process of the installed command, by its id, a while after the first one was seen; `work` is the run in
 * which that happens. Resolves to the result of `work` with the killed process.
 */
export async function withKill(command, verb, work, after = 1200) {
  let isOver = false
  const running = work().finally(() => (isOver = true))
  running.catch(() => {})
  let killed
  while (!isOver && killed === undefined) {
    await sleep(100)
    if (processesOf(command, verb).length === 0) continue
    await sleep(after)
    const [id] = processesOf(command, verb)
    if (id === undefined || isOver) continue
    process.kill(id, 'SIGKILL')
    killed = id
  }
  const found = await running
  if (killed === undefined) throw new Error('the run was over before a worker could be killed')
  return found
}

/** The processes that run this installed command, which no one else does: its path is in a temporary folder. */
function processesOf(command, verb) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map(line => /^\s*(\d+)\s+(.*)$/.exec(line))
    .filter(found => found !== null && /^(?:\S*\/)?node\s/.test(found[2]) && found[2].includes(`${command} ${verb}`))
    .map(found => Number(found[1]))
}
