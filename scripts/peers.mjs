// `npm run test:peers [-- NAME…]`: runs Planground together with other tools, for real. Packs the package, installs it
// in an empty temporary folder, and runs each part of `test/peers/*.mjs` (or those named) in a folder of its own. Prints
// a table; a run of all parts writes it to docs/peers.md.
//
// A part exports by default `{ name, needs, run }`:
// - `needs`: what it uses. `pip:NAME==VERSION` is installed in a virtual environment of the part, `npm:NAME@VERSION` in
//   its folder, and the public repository `git:OWNER/NAME@COMMIT` is cloned to NAME in its folder (Git's `insteadOf` names
//   a copy); other words are commands that must be on the PATH (`java`, `sbatch`), `a|b` one of several. A part is skipped
//   with its reason if something cannot be had.
// - `run({ folder, packed, python, command, log })`: `folder` is the part's own temporary folder, `packed` the folder in
//   which the package is installed, `command` its command line in there, `python` the interpreter of the virtual
//   environment (undefined without `pip:`), and `log(line)` reports progress. Resolves to rows
//   `{ tool, version, what, result, passed }`; what it throws is a failed row.
//
// PLANGROUND_SHARE (0.05) and PLANGROUND_RECORDS (1000) make a run smaller, PLANGROUND_DATA is a folder of published
// questions and problems, PLANGROUND_VAL a VAL that is built already.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const partsFolder = join(root, 'test/peers')

/** Something that a part needs cannot be had: the part is skipped. */
class Missing extends Error {}

const log = line => process.stderr.write(`${line}\n`)

/** Runs a command that must succeed; returns what it printed on standard output. */
function output(words, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(words[0], words.slice(1), {
    encoding: 'utf8',
    maxBuffer: 1e8,
    ...options,
  })
  if (status === 0) return stdout
  const lines = `${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n')
  throw new Error(
    `${words.slice(0, 3).join(' ')}: ${lines.filter(line => /error|cannot/i.test(line))[0] ?? lines.at(-1)}`,
  )
}

const isOnPath = name =>
  (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** Packs the package and installs it in an empty folder, without any other; returns that folder. */
function installPacked(folder) {
  mkdirSync(folder)
  const [{ filename, size, entryCount }] = JSON.parse(
    output(['npm', 'pack', '--json', '--pack-destination', folder], { cwd: root }),
  )
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  output(['npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], { cwd: folder })
  log(`${filename}: ${size} bytes, ${entryCount} files`)
  return folder
}

/** Installs what a part needs; returns the interpreter of its virtual environment, if it has one. */
function install(needs, folder) {
  const named = kind => needs.filter(need => need.startsWith(kind)).map(need => need.slice(kind.length))
  const [pip, npm, git] = [named('pip:'), named('npm:'), named('git:')]
  const commands = needs.filter(need => !/^(?:pip|npm|git):/.test(need))
  if (pip.length > 0) commands.push('python3')
  if (git.length > 0) commands.push('git')
  for (const choice of commands)
    if (!choice.split('|').some(isOnPath)) throw new Missing(`there is no ${choice.replaceAll('|', ' or ')}`)
  try {
    for (const each of git) {
      const [, repository, name, commit] = /^([^/]+\/([^@]+))@(.+)$/.exec(each)
      const clone = join(folder, name)
      output(['git', 'clone', '--quiet', `https://github.com/${repository}`, clone])
      output(['git', '-C', clone, 'checkout', '--quiet', commit])
    }
    if (npm.length > 0) {
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
      output(['npm', 'install', '--no-audit', '--no-fund', ...npm], { cwd: folder })
    }
    if (pip.length === 0) return undefined
    const python = join(folder, 'venv/bin/python')
    output(['python3', '-m', 'venv', join(folder, 'venv')])
    output([python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pip])
    return python
  } catch (error) {
    throw new Missing(error.message)
  }
}

async function runPart(part, packed, folder) {
  mkdirSync(folder)
  let python
  try {
    python = install(part.needs, folder)
  } catch (error) {
    if (error instanceof Missing) return { skipped: error.message, rows: [] }
    throw error
  }
  const command = join(packed, 'node_modules/.bin/planground')
  try {
    const rows = await part.run({ folder, packed, python, command, log: line => log(`  ${line}`) })
    return { rows }
  } catch (error) {
    const result = String(error?.message ?? error).split('\n')[0]
    log(String(error?.stack ?? error))
    return { rows: [{ tool: part.name, version: '', what: 'the whole part', result, passed: false }] }
  }
}

const cell = text => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ')
const inMarkdown = rows => [
  '| tool | version | what was run | result |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ tool, version, what, result, passed }) =>
      `| ${[tool, version, what, passed ? result : `**failed**: ${result}`].map(cell).join(' | ')} |`,
  ),
]

function versionOf(words) {
  const { status, stdout, stderr } = spawnSync(words[0], words.slice(1), { encoding: 'utf8' })
  return status === 0 ? /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] : undefined
}

function page(done, seconds) {
  const versions = [
    ['Node', process.versions.node],
    ['Python', versionOf(['python3', '--version'])],
    ['Java', versionOf(['java', '-version'])],
  ].flatMap(([name, version]) => (version === undefined ? [] : `${name} ${version}`))
  const skipped = done.filter(({ skipped }) => skipped !== undefined)
  return [
    '# Planground with other tools',
    '',
    'Written by `npm run test:peers`, which installs each tool in a temporary folder, in the version named here, and runs it',
    `together with the packed package. Last run on ${new Date().toISOString().slice(0, 10)} with ${versions.join(', ')}: ${Math.ceil(seconds / 60)} minutes.`,
    ...done.flatMap(({ part, rows }) => (rows.length === 0 ? [] : ['', `## ${part.name}`, '', ...inMarkdown(rows)])),
    ...(skipped.length === 0
      ? []
      : ['', '## Skipped', '', ...skipped.map(({ part, skipped }) => `- ${part.name}: ${skipped}`)]),
    '',
  ].join('\n')
}

async function main(names) {
  const all = readdirSync(partsFolder)
    .filter(name => name.endsWith('.mjs'))
    .map(name => name.slice(0, -'.mjs'.length))
  const unknown = names.filter(name => !all.includes(name))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  const started = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'planground-peers-'))
  const done = []
  try {
    const packed = installPacked(join(folder, 'packed'))
    for (const id of names.length > 0 ? names : all) {
      const { default: part } = await import(pathToFileURL(join(partsFolder, `${id}.mjs`)).href)
      log(`${part.name} …`)
      const begun = performance.now()
      const { rows, skipped } = await runPart(part, packed, join(folder, id))
      log(skipped === undefined ? `  ${((performance.now() - begun) / 1000).toFixed(0)} s` : `  skipped: ${skipped}`)
      done.push({ part, rows, skipped })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const text = page(done, (performance.now() - started) / 1000)
  process.stdout.write(text)
  if (names.length === 0) writeFileSync(join(root, 'docs/peers.md'), text)
  if (done.some(({ rows }) => rows.some(({ passed }) => !passed))) process.exitCode = 1
}

await main(process.argv.slice(2))
