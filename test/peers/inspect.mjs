// Inspect: our scorer runs with the mock model; `planground score` on the log that Inspect writes gives the same verdicts.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { questionFiles, responseTo } from './support/responses.mjs'

const root = resolve(import.meta.dirname, '../..')

export default {
  name: 'Inspect',
  needs: ['pip:inspect-ai==0.3.280'],
  async run({ folder, packed, python, command, log }) {
    execFileSync(python, [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      join(root, 'python'),
    ])
    const version = execFileSync(python, ['-c', 'import inspect_ai; print(inspect_ai.__version__)'], {
      encoding: 'utf8',
    }).trim()
    const rows = []
    const files = await questionFiles(packed)
    for (const format of ['gen', 'bool', 'mcq']) {
      const ofFormat = files.filter(({ name }) => name.endsWith(`.${format}.json`))
      const all = ofFormat.flatMap(each =>
        each.records.map((record, i) => ({ record, response: responseTo(each.records, i) })),
      )
      // Published ids are repeated in other files, and Inspect refuses that.
      const asked = [...new Map(all.map(each => [each.record.id, each])).values()]
      const records = asked.map(({ record }) => record)
      const responses = asked.map(({ response }) => response)
      const file = join(folder, `${format}.json`)
      const prepared = join(folder, `${format}.responses.json`)
      writeFileSync(file, JSON.stringify(records))
      writeFileSync(
        prepared,
        JSON.stringify(
          Object.fromEntries(records.map((each, i) => [`${each.context}\n\n${each.question}`, responses[i]])),
        ),
      )
      const output = execFileSync(
        python,
        [join(import.meta.dirname, 'inspect/run.py'), file, prepared, join(folder, 'logs', format)],
        {
          encoding: 'utf8',
          env: { ...process.env, PLANGROUND_COMMAND: command, INSPECT_DISABLE_MODEL_API: '1' },
        },
      )
      const { status, location, scores } = JSON.parse(output.trim().split('\n').at(-1))
      log(`${format}: ${scores.length} samples, ${location}`)
      const scored = execFileSync(command, ['score', location, '--json'], {
        encoding: 'utf8',
        maxBuffer: 1e8,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const own = new Map(
        scored
          .trim()
          .split('\n')
          .map(line => JSON.parse(line))
          .filter(({ verdict }) => verdict !== undefined)
          .map(row => [row.id, row]),
      )
      const differing = scores.filter(({ id, value, explanation, metadata }) => {
        const row = own.get(id)
        return (
          row?.verdict !== value ||
          row.explanation !== explanation ||
          row.officialScore !== metadata.officialScore ||
          JSON.stringify(row.certificate) !== JSON.stringify(metadata.certificate)
        )
      })
      for (const each of differing.slice(0, 3)) log(JSON.stringify([each, own.get(each.id)]).slice(0, 600))
      const count = word => scores.filter(({ value }) => value === word).length
      rows.push({
        tool: 'inspect-ai',
        version,
        what: `our scorer on ${records.length} ${format} questions with the mock model, then \`planground score\` on its log`,
        result: `${scores.length - differing.length} of ${scores.length} equal (${count('right')} right, ${count('wrong')} wrong, ${count('undecided')} undecided, ${count('unreadable')} unreadable)`,
        passed:
          status === 'success' &&
          scores.length === records.length &&
          differing.length === 0 &&
          count('right') > 0 &&
          count('wrong') > 0,
      })
    }
    return rows
  },
}
