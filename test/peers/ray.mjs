// Ray Data: examples/score_ray.py with two workers, and one of their filters killed in the middle.

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compared,
  examples,
  linesOf,
  makeRecords,
  partsOf,
  plainRuns,
  RECORDS,
  timed,
  withKill,
} from './support/engines.mjs'

const VERSION = '2.60.0'

/** Runs the example on a Ray of two workers. */
const program = `
import sys, ray, score_ray
ray.init(num_cpus=2, include_dashboard=False, logging_level="error", runtime_env={"env_vars": {"PYTHONPATH": sys.argv[3]}})
score_ray.main(*sys.argv[1:3])
`

export default {
  name: 'Ray',
  needs: [`pip:ray[data]==${VERSION}`],
  async run({ folder, command, python, log }) {
    const file = await makeRecords(command, folder)
    const plain = await plainRuns(command, file)
    log(`plain: score ${plain.score.seconds.toFixed(1)} s`)
    const [start, out] = [join(folder, 'start.py'), join(folder, 'rows')]
    writeFileSync(start, program)
    const env = { ...process.env, PLANGROUND: command, PYTHONPATH: examples, RAY_USAGE_STATS_ENABLED: '0' }
    const score = async () => {
      if (existsSync(out)) rmSync(out, { recursive: true })
      const { seconds } = await timed([python, start, file, out, examples], { env })
      const text = linesOf(partsOf(out, /\.json$/))
        .map(line => `${JSON.parse(line).verdict}\n`)
        .join('')
      return { text, seconds }
    }
    const row = (what, run) => ({
      ...{ tool: 'Ray Data (two workers)', version: VERSION, what },
      ...compared(run.text, plain.score, run.seconds),
    })
    return [
      row(`score ${RECORDS} records`, await score()),
      row('score, a worker killed', await withKill(command, 'score', score)),
    ]
  },
}
