// Questions for harnesses with prepared responses: published ones where their folder is there (PLANGROUND_DATA), else
// generated ones. Every third is answered as its file does, the others with the answer of another question or with nothing.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../../..')
const dataFolder = resolve(root, process.env.PLANGROUND_DATA ?? '../shared/data', 'acpbench')
/** Questions of each file. */
const PER_FILE = 6
const kinds = ['app', 'prog', 'reach', 'areach', 'val', 'just', 'land', 'nexta']

/** A file for each kind and format that there is: its name, `app.gen.json`, and its records. */
export async function questionFiles(packed) {
  if (existsSync(dataFolder))
    return readdirSync(dataFolder)
      .filter(name => name.endsWith('.json'))
      .sort()
      .map(name => ({ name, records: recordsOf(readFileSync(join(dataFolder, name), 'utf8')) }))
  const { generate } = await import(pathToFileURL(join(packed, 'node_modules/planground/dist/library/index.mjs')).href)
  const files = []
  for (const kind of kinds)
    for (const format of ['gen', 'bool', 'mcq']) {
      const options = {
        domain: 'ferry',
        kinds: [kind],
        formats: [format],
        count: PER_FILE,
        seed: 'peers',
        size: 'small',
      }
      const records = await generate(options)
      if (records.length > 0) files.push({ name: `${kind}.${format}.json`, records })
    }
  return files
}

/** The first records of a file. Ids are longer than the numbers of JavaScript are exact. */
const recordsOf = text => JSON.parse(text.replaceAll(/("id": *)(-?\d{16,})/g, '$1"$2"')).slice(0, PER_FILE)

/** The response to one of these records. */
export function responseTo(records, i) {
  if (i % 6 === 5) return 'I do not know.'
  const { answer } = i % 3 === 0 ? records[i] : records[(i + 1) % records.length]
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  // Of an answer with all right and wrong ones, a right one.
  const [, yes] = /^\{['"]yes['"]: ?\[['"]?(\([^)]*\))/.exec(text) ?? []
  return `**Final Answer**: ${yes ?? text.replaceAll(/['"]/g, '')}.`
}
