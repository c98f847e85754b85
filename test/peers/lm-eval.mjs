// lm-evaluation-harness: its ACPBench and ACPBench Hard tasks with our verdict, on local questions with prepared responses. The
// official scores of the harness and of Planground are compared, and `planground score` on its log with the verdicts in it.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { questionFiles, responseTo } from './support/responses.mjs'

const root = resolve(import.meta.dirname, '../..')

export default {
  name: 'lm-evaluation-harness',
  needs: ['pip:lm-eval[acpbench]==0.4.13'],
  async run({ folder, packed, python, command, log }) {
    const env = { ...process.env, PLANGROUND_COMMAND: command, HF_HUB_OFFLINE: '1', TOKENIZERS_PARALLELISM: 'false' }
    const run = words =>
      execFileSync(python, words, { encoding: 'utf8', env, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] })
    run(['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', join(root, 'python')])
    const version = run(['-c', 'from importlib.metadata import version; print(version("lm-eval"))']).trim()
    const questions = join(folder, 'questions')
    mkdirSync(questions)
    const prepared = {}
    for (const { name, records } of await questionFiles(packed)) {
      writeFileSync(join(questions, name), JSON.stringify(records))
      for (const [i, each] of records.entries()) prepared[each.context + each.question] = responseTo(records, i)
    }
    writeFileSync(join(folder, 'responses.json'), JSON.stringify(prepared))
    const names = run(['-m', 'planground.lm_eval', join(folder, 'tasks'), '--questions', questions])
      .trim()
      .split('\n')
    log(`${names.length} tasks`)
    const found = { results: {}, samples: {}, files: {} }
    // The harness registers the filter of both families under one name, so it cannot load them together.
    for (const group of [names.filter(name => !isWithPddl(name)), names.filter(isWithPddl)]) {
      const given = ['tasks', 'responses.json', 'logs'].map(name => join(folder, name))
      const output = run([join(import.meta.dirname, 'lm-eval/run.py'), ...given, ...group])
      const { results, samples, files } = JSON.parse(output.trim().split('\n').at(-1))
      Object.assign(found.results, results)
      Object.assign(found.samples, samples)
      Object.assign(found.files, files)
    }
    const { results, samples, files } = found
    const rows = names.map(name =>
      rowOf(name, { version, result: results[name], samples: samples[name], file: files[name], command, log }),
    )
    const shares = names.map(name => results[name]['proven,planground'])
    // Some prepared responses are right, some are not, though not of each task.
    if (!shares.some(share => share > 0 && share < 1)) throw new Error('No task has right and wrong responses.')
    return rows
  },
}

const isWithPddl = name => name.includes('with_pddl')

/** One task: the harness's own score of each sample equals our official score, and our scoring of its log its verdicts. */
function rowOf(name, { version, result, samples, file, command, log }) {
  const own = samples.filter(({ filter }) => filter === 'planground')
  const theirs = new Map(
    samples.filter(({ filter }) => filter !== 'planground').map(each => [each.id, each.score ?? each.exact_match]),
  )
  const officialDiffers = own.filter(({ id, proven }) => Number(theirs.get(id)) !== proven.officialScore)
  const text = execFileSync(command, ['score', file, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const scored = new Map(
    text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
      .filter(each => each.verdict !== undefined)
      .map(each => [each.id, each]),
  )
  const logDiffers = own.filter(({ id, proven }) => scored.get(String(id))?.verdict !== proven.verdict)
  for (const { id, proven } of [...officialDiffers, ...logDiffers].slice(0, 3))
    log(
      `${name} ${id}: theirs ${theirs.get(id)}, own ${JSON.stringify(proven).slice(0, 300)}, of the log ${scored.get(String(id))?.verdict}`,
    )
  const proven = result['proven,planground']
  return {
    tool: 'lm-eval',
    version,
    what: `\`${name}\`, ${own.length} questions`,
    result: `proven right ${percent(proven)}, undecided ${percent(result['undecided,planground'])}; official score equal on ${own.length - officialDiffers.length}, verdict of the log equal on ${own.length - logDiffers.length}`,
    passed: own.length > 0 && officialDiffers.length === 0 && logDiffers.length === 0,
  }
}

const percent = share => `${Math.round(100 * share)} %`
