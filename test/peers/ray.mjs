// Ray: examples/score_ray.py (Ray Data) with two workers, and `generate` by shards, with a process killed in the middle.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compared,
  examples,
  GENERATE,
  linesOf,
  makeRecords,
  partsOf,
  plainRuns,
  RECORDS,
  timed,
  withKill,
} from './support/engines.mjs'

const VERSION = '2.60.0'
const SHARDS = 4

/** Starts a Ray of two workers. It gives itself 30 seconds, which may be too few on a busy machine. */
const start = `
import ray

def start(**options):
    for tries in range(5, 0, -1):
        try:
            return ray.init(num_cpus=2, include_dashboard=False, logging_level="error", **options)
        except Exception:
            ray.shutdown()
            if tries == 1:
                raise
`

/** Runs the example. */
const program = `
import sys, score_ray
${start}
start(runtime_env={"env_vars": {"PYTHONPATH": sys.argv[3]}})
score_ray.main(*sys.argv[1:3])
`

/** Generates by shards; a task with a process that was killed is tried again. */
const generateProgram = `
import subprocess, sys
${start}
start()
# Workers have other arguments.
command = sys.argv[2:]

@ray.remote(num_cpus=1, max_retries=3, retry_exceptions=True)
def questions(shard):
    words = [*command, "--workers", "1", "--shard", f"{shard}/${SHARDS}"]
    return subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout

with open(sys.argv[1], "wb") as file:
    for part in ray.get([questions.remote(shard) for shard in range(1, ${SHARDS + 1})]):
        file.write(part)
`

export default {
  name: 'Ray',
  needs: [`pip:ray[data]==${VERSION}`],
  async run({ folder, command, python, log }) {
    const file = await makeRecords(command, folder)
    const plain = await plainRuns(command, file)
    log(`plain: score ${plain.score.seconds.toFixed(1)} s`)
    const [runner, out] = [join(folder, 'score.py'), join(folder, 'rows')]
    writeFileSync(runner, program)
    const env = { ...process.env, PLANGROUND: command, PYTHONPATH: examples, RAY_USAGE_STATS_ENABLED: '0' }
    const score = async () => {
      if (existsSync(out)) rmSync(out, { recursive: true })
      const { seconds } = await timed([python, runner, file, out, examples], { env })
      const text = linesOf(partsOf(out, /\.json$/))
        .map(line => `${JSON.parse(line).verdict}\n`)
        .join('')
      return { text, seconds }
    }
    const [generator, made] = [join(folder, 'generate.py'), join(folder, 'made.jsonl')]
    writeFileSync(generator, generateProgram)
    const generate = async () => {
      const { seconds } = await timed([python, generator, made, command, ...GENERATE.split(' ')], { env })
      return { text: readFileSync(made, 'utf8'), seconds }
    }
    const row = (tool, what, run, whole) => ({
      ...{ tool: `${tool} (two workers)`, version: VERSION, what },
      ...compared(run.text, whole, run.seconds),
    })
    return [
      row('Ray Data', `score ${RECORDS} records`, await score(), plain.score),
      row('Ray Data', 'score, a worker killed', await withKill(command, 'score', score), plain.score),
      row('Ray', 'generate', await generate(), plain.generate),
      row('Ray', 'generate, a worker killed', await withKill(command, 'generate', generate, 500), plain.generate),
    ]
  },
}
