// Slurm: examples/slurm.sh as a job array on one node, and `generate` by shards, with a worker killed in the middle. The daemons are started in
// the part's folder, which needs root.

import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  compared,
  examples,
  GENERATE,
  makeRecords,
  partsOf,
  plainRuns,
  RECORDS,
  timed,
  withKill,
} from './support/engines.mjs'

const TASKS = 4

export default {
  name: 'Slurm',
  needs: ['sbatch', 'slurmctld', 'slurmd', 'munged'],
  async run({ folder, command, log }) {
    if (process.getuid?.() !== 0) throw new Error('the daemons need root')
    const version = /[\d.]+/.exec(spawnSync('slurmctld', ['-V'], { encoding: 'utf8' }).stdout)?.[0] ?? ''
    const records = await makeRecords(command, folder)
    const results = join(folder, 'results')
    mkdirSync(results)
    copyFileSync(records, join(results, 'samples_rooms_2026-11-29.jsonl'))
    const plain = await timed([command, 'score', results, '--json'], { allowed: [0, 1, 3] })
    log(`plain: score ${plain.seconds.toFixed(1)} s`)
    const cluster = startCluster(folder)
    try {
      const env = { ...process.env, SLURM_CONF: cluster.conf, PLANGROUND: command }
      const score = async out => {
        const options = ['--wait', `--array=1-${TASKS}`, '--cpus-per-task=1', '--mem=0', `--output=${folder}/%A_%a.log`]
        const run = await timed(['sbatch', ...options, join(examples, 'slurm.sh'), results, out], { env, cwd: folder })
        const parts = readdirSync(out).map(name => join(out, name))
        const merged = await timed([command, 'score', '--merge', ...parts, '--json'], { allowed: [0, 1, 3] })
        return { text: merged.text, seconds: run.seconds + merged.seconds }
      }
      const generate = async out => {
        mkdirSync(out)
        const part = `${out}/$SLURM_ARRAY_TASK_ID.jsonl`
        const words = `${command} ${GENERATE} --workers 1 --shard $SLURM_ARRAY_TASK_ID/${TASKS} > ${part}`
        const job = `--wrap=for i in 1 2 3; do ${words} && exit 0; done; exit 1`
        const options = ['--wait', `--array=1-${TASKS}`, '--cpus-per-task=1', '--mem=0', `--output=${folder}/%A_%a.log`]
        const { seconds } = await timed(['sbatch', ...options, job], { env, cwd: folder })
        return { text: partsOf(out, /\.jsonl$/), seconds }
      }
      const row = (what, run, whole) => ({
        ...{ tool: `Slurm (an array of ${TASKS} tasks)`, version, what },
        ...compared(run.text, whole, run.seconds),
      })
      await cluster.ready(env)
      const { generate: whole } = await plainRuns(command, records)
      const remake = () => generate(join(folder, 'remade'))
      return [
        row(`score ${RECORDS} records`, await score(join(folder, 'scored')), plain),
        row('score, a worker killed', await withKill(command, 'score', () => score(join(folder, 'again'))), plain),
        row('generate', await generate(join(folder, 'made')), whole),
        row('generate, a worker killed', await withKill(command, 'generate', remake, 500), whole),
      ]
    } finally {
      cluster.stop()
    }
  },
}

/** Starts a controller, a node and their authentication. */
function startCluster(folder) {
  const at = name => join(folder, name)
  for (const name of ['state', 'spool']) mkdirSync(at(name))
  const host = hostname().split('.')[0]
  const lines = [
    ...['ClusterName=peers', `SlurmctldHost=${host}(127.0.0.1)`, 'SlurmUser=root', 'SlurmdUser=root'],
    ...['AuthType=auth/munge', `AuthInfo=socket=${at('munge.sock')}`],
    ...[`StateSaveLocation=${at('state')}`, `SlurmdSpoolDir=${at('spool')}`],
    ...['slurmctld', 'slurmd'].map(name => `${name[0].toUpperCase()}${name.slice(1)}PidFile=${at(name)}.pid`),
    ...['slurmctld', 'slurmd'].map(name => `${name[0].toUpperCase()}${name.slice(1)}LogFile=${at(name)}.log`),
    ...['SlurmctldPort=46817', 'SlurmdPort=46818', 'ProctrackType=proctrack/linuxproc', 'TaskPlugin=task/none'],
    ...['JobAcctGatherType=jobacct_gather/none', 'AccountingStorageType=accounting_storage/none'],
    ...['SelectType=select/cons_tres', 'SelectTypeParameters=CR_CPU', 'MpiDefault=none', 'ReturnToService=2'],
    `NodeName=${host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN`,
    `PartitionName=all Nodes=${host} Default=YES State=UP`,
  ]
  const conf = at('slurm.conf')
  writeFileSync(conf, lines.map(line => `${line}\n`).join(''))
  writeFileSync(at('munge.key'), randomBytes(1024), { mode: 0o400 })
  const files = { key: 'munge.key', socket: 'munge.sock', pid: 'munged.pid', log: 'munged.log', seed: 'munge.seed' }
  const options = ['key', 'pid', 'log', 'seed'].map(name => `--${name}-file=${at(files[name])}`)
  const env = { ...process.env, SLURM_CONF: conf }
  execFileSync('munged', ['--force', ...options, `--socket=${at(files.socket)}`])
  for (const daemon of ['slurmctld', 'slurmd']) execFileSync(daemon, { env })
  return {
    conf,
    ready: async env => {
      for (let i = 0; i < 60; i++) {
        const { stdout } = spawnSync('sinfo', ['--noheader', '--format=%T'], { env, encoding: 'utf8' })
        if (stdout.trim() === 'idle') return
        await sleep(500)
      }
      throw new Error('the node did not become idle')
    },
    stop: () => {
      for (const name of ['slurmd', 'slurmctld', 'munged'])
        if (existsSync(at(`${name}.pid`))) process.kill(Number(readFileSync(at(`${name}.pid`), 'utf8')))
    },
  }
}
