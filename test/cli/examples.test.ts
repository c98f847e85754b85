// The examples of docs/scoring-many.md, run as far as a machine without the engines can: GNU parallel where it is
// installed, a Slurm array's tasks by hand, the functions that Spark and Ray would call in plain Python.

import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, fileWith, run, SLOWEST_BUILD_MS } from './command'
import { samples, text } from './results'

beforeAll(built, SLOWEST_BUILD_MS)

const root = resolve(import.meta.dirname, '..', '..')
const example = (name: string): string => join(root, 'examples', name)
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'planground-examples-'))

const records = text([...samples(40), '{"cut":', ...samples(30)])
const file = fileWith('samples.jsonl', records)

/** Runs an example with the built command. */
function runWith(
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> {
  const PLANGROUND = `${process.execPath} ${join(root, 'dist', 'cli.js')}`
  return spawnSync(command, words, {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, PLANGROUND, ...env },
    maxBuffer: 1 << 28,
  })
}

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0

/** Lines of JSON without their numbers: a block's filter counts from its own first line. */
const verdicts = (out: string): unknown[] =>
  out
    .split('\n')
    .filter(line => line !== '')
    .map(line => ({ ...JSON.parse(line), line: 0 }))

/** Results that a later test requests again are cached. */
function once<Value>(work: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: work() }).value
}

const whole = once((): unknown[] => verdicts(run(['score', '--jsonl'], records).out))
const summary = once(() => run(['score', file, '--json']))

describe('GNU parallel', () => {
  const skip = !isThere('parallel')
  if (skip) console.info('GNU parallel is not installed: examples/parallel.sh is not run.')

  const inBlocks = once(() => runWith(example('parallel.sh'), [file], { BLOCK: '16k' }))

  test.skipIf(skip)('its blocks have the same output as one filter, in the same order', () => {
    const { stdout, stderr } = inBlocks()
    expect(stderr).not.toMatch(/error/i)
    expect(verdicts(stdout)).toEqual(whole())
  })

  test.skipIf(skip)('what it writes is summed up', () => {
    const { stdout } = inBlocks()
    const merged = run(['score', '--merge', fileWith('verdicts.jsonl', stdout), '--json'])
    // Lines alone do not state how many files were read.
    const { files: _, ...figures } = summary().json.at(-1).summary
    expect(merged.json.at(-1).summary).toEqual(figures)
  })
})

test('the tasks of a Slurm array, put together, are one run', () => {
  const out = newFolder()
  for (const i of ['1', '2', '3']) {
    const ran = runWith('bash', [example('slurm.sh'), file, out], {
      SLURM_ARRAY_TASK_ID: i,
      SLURM_ARRAY_TASK_COUNT: '3',
      SLURM_CPUS_PER_TASK: '1',
    })
    expect([ran.status, ran.stderr]).toEqual([0, ''])
  }
  const parts = readdirSync(out).map(name => join(out, name))
  expect(parts).toHaveLength(3)
  expect(run(['score', '--merge', ...parts, '--json']).out).toBe(summary().out)
})

test('a task of a Slurm array fails where the command does', () => {
  const ran = runWith('bash', [example('slurm.sh'), file, newFolder()], {
    SLURM_ARRAY_TASK_ID: '4',
    SLURM_ARRAY_TASK_COUNT: '3',
  })
  expect(ran.status).toBe(2)
})

describe('Python', () => {
  const skip = !isThere('python3')
  if (skip) console.info('Python is not installed: the examples for Spark and Ray are not run.')

  const python = (code: string, folder: string, words: readonly string[]) =>
    runWith('python3', ['-c', code, ...words], {
      PYTHONPATH: [folder, join(root, 'examples')].join(':'),
      PYTHONDONTWRITEBYTECODE: '1',
    })

  test.skipIf(skip).each(['score_spark.py', 'score_ray.py'])('%s compiles', name => {
    const compiled = join(newFolder(), 'compiled.pyc')
    const code = 'import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], doraise=True)'
    expect(python(code, '', [example(name), compiled]).stderr).toBe('')
  })

  test.skipIf(skip)('the batches that Ray would give are scored in order', () => {
    const code = `
import sys, score_ray
lines = open(sys.argv[1]).read().split("\\n")[:-1]
for i in range(0, len(lines), 25):
    for verdict in score_ray.score({"text": lines[i:i + 25]})["verdict"]:
        print(verdict)
`
    const { stdout, stderr } = python(code, '', [file])
    expect(stderr).toBe('')
    expect(verdicts(stdout)).toEqual(whole())
  })

  test.skipIf(skip)('the partitions that Spark would pipe are scored in order', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'pyspark'))
    writeFileSync(join(folder, 'pyspark', '__init__.py'), '')
    writeFileSync(join(folder, 'pyspark', 'sql.py'), pyspark)
    const out = join(folder, 'verdicts')
    const { stderr } = python('import sys, score_spark; score_spark.main(*sys.argv[1:])', folder, [file, out])
    expect(stderr).toBe('')
    const parts = readdirSync(out).sort()
    expect(parts.length).toBeGreaterThan(1)
    const written = parts.map(name => readFileSync(join(out, name), 'utf8')).join('')
    expect(verdicts(written)).toEqual(whole())
  })
})

/** As much of Spark as the example calls: three partitions, each piped through the command as \`RDD.pipe\` does. */
const pyspark = `
import os, shlex, subprocess

class RDD:
    def __init__(self, partitions):
        self.partitions = partitions

    def pipe(self, command, env=None, checkCode=False):
        def through(lines):
            text = "".join(line + "\\n" for line in lines)
            ran = subprocess.run(shlex.split(command), env=env, input=text, stdout=subprocess.PIPE, encoding="utf-8")
            assert not (checkCode and ran.returncode)
            return ran.stdout.split("\\n")[:-1]
        return RDD([through(lines) for lines in self.partitions])

    def saveAsTextFile(self, folder):
        os.mkdir(folder)
        for i, lines in enumerate(self.partitions):
            with open(f"{folder}/part-{i:05}", "w") as file:
                file.writelines(line + "\\n" for line in lines)

class Context:
    def textFile(self, name):
        lines = open(name).read().split("\\n")[:-1]
        size = -(-len(lines) // 3)
        return RDD([lines[i:i + size] for i in range(0, len(lines), size)])

class SparkSession:
    sparkContext = Context()

    class builder:
        appName = staticmethod(lambda name: SparkSession.builder)
        getOrCreate = staticmethod(lambda: SparkSession())

    def stop(self):
        pass
`
