// Spark: examples/score_spark.py on a local master with two workers, and `generate` by shards, with a worker killed in
// the middle.

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const VERSION = '4.3.0'
const SHARDS = 4

const generateProgram = `
import subprocess, sys
from pyspark.sql import SparkSession

# Workers have other arguments.
command = sys.argv[2:]

def questions(shard):
    ran = subprocess.run([*command, "--workers", "1", "--shard", f"{shard}/${SHARDS}"], stdout=subprocess.PIPE, check=True)
    return ran.stdout.decode().split("\\n")[:-1]

spark = SparkSession.builder.appName("generate").getOrCreate()
shards = spark.sparkContext.parallelize(range(1, ${SHARDS + 1}), ${SHARDS})
shards.flatMap(questions).saveAsTextFile(sys.argv[1])
spark.stop()
`

export default {
  name: 'Spark',
  needs: ['java', `pip:pyspark==${VERSION}`],
  async run({ folder, command, python, log }) {
    const file = await makeRecords(command, folder)
    const plain = await plainRuns(command, file)
    log(`plain: score ${plain.score.seconds.toFixed(1)} s, generate ${plain.generate.seconds.toFixed(1)} s`)
    const program = join(folder, 'generate.py')
    writeFileSync(program, generateProgram)
    const env = { ...process.env, PLANGROUND: command, PYSPARK_PYTHON: python, SPARK_LOCAL_IP: '127.0.0.1' }
    const out = join(folder, 'rows')
    const submit = async words => {
      if (existsSync(out)) rmSync(out, { recursive: true })
      const { seconds } = await timed([join(dirname(python), 'spark-submit'), '--master', 'local[2,4]', ...words], {
        env,
      })
      return { text: partsOf(out), seconds }
    }
    const score = () => submit([join(examples, 'score_spark.py'), file, out])
    const generate = () => submit([program, out, command, ...GENERATE.split(' ')])
    const row = (what, run, whole) => ({
      ...{ tool: 'Spark (local, two workers)', version: VERSION, what },
      ...compared(run.text, whole, run.seconds),
    })
    return [
      row(`score ${RECORDS} records`, await score(), plain.score),
      row('score, a worker killed', await withKill(command, 'score', score), plain.score),
      row('generate', await generate(), plain.generate),
      row('generate, a worker killed', await withKill(command, 'generate', generate, 500), plain.generate),
    ]
  },
}
