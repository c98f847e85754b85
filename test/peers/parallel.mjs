// GNU parallel: examples/parallel.sh, and `generate` by shards, with a worker killed in the middle.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compared, examples, GENERATE, makeRecords, plainRuns, RECORDS, timed, withKill } from './support/engines.mjs'

const SHARDS = 6

export default {
  name: 'GNU parallel',
  needs: ['parallel'],
  async run({ folder, command, log }) {
    const version = /\d{8}/.exec(spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? ''
    const file = await makeRecords(command, folder)
    const plain = await plainRuns(command, file)
    log(`plain: score ${plain.score.seconds.toFixed(1)} s, generate ${plain.generate.seconds.toFixed(1)} s`)
    const row = (what, found) => ({ tool: 'GNU parallel', version, what, ...found })
    const env = { ...process.env, PLANGROUND: command }
    const score = () => timed(['bash', join(examples, 'parallel.sh'), file], { env })
    const generate = () =>
      timed([
        ...['parallel', '--keep-order', '--retries', '3', `${command} ${GENERATE} --workers 1 --shard {}/${SHARDS}`],
        ...[':::', ...Array.from({ length: SHARDS }, (_, i) => `${i + 1}`)],
      ])
    const scored = await score()
    const rows = [row(`score ${RECORDS} records`, compared(scored.text, plain.score, scored.seconds))]
    const again = await withKill(command, 'score', score)
    rows.push(row('score, a worker killed', compared(again.text, plain.score, again.seconds)))
    const made = await generate()
    rows.push(row('generate', compared(made.text, plain.generate, made.seconds)))
    const remade = await withKill(command, 'generate', generate)
    rows.push(row('generate, a worker killed', compared(remade.text, plain.generate, remade.seconds)))
    return rows
  },
}
