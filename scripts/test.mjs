// All tests: types and style, the core's tests in Node, the built page's in a real Chromium. One failure fails the
// whole run; later stages still run, so that one run shows everything.

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findOrGetChromium, headlessOf, isShell } from './find-chromium.mjs'

const results = []

function run(title, command, words, env = {}) {
  console.log(`\n— ${title}`)
  const start = performance.now()
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  results.push({ title, passed: status === 0, seconds: (performance.now() - start) / 1000 })
}

/** Runs single-threaded commands in parallel; prints the output of each when it has ended, in this order. */
async function runTogether(parts) {
  const ended = parts.map(([title, command, words]) => {
    const start = performance.now()
    const child = spawn(command, words, { shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text
      })
    return new Promise(done => {
      const end = passed => done({ title, passed, output, seconds: (performance.now() - start) / 1000 })
      child.on('error', error => {
        output += error.message
        end(false)
      })
      child.on('close', code => end(code === 0))
    })
  })
  for (const each of ended) {
    const { output, ...result } = await each
    console.log(`\n— ${result.title}\n${output}`)
    results.push(result)
  }
}

/** The first lines of an error, without colours. */
const brief = text =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, 12)
    .map(line => `    ${line.slice(0, 200)}`)
    .join('\n')

/** Prints the failures of the core and of the journeys at the end, as these print thousands of lines between them. */
function repeatFailures() {
  for (const [title, read] of Object.entries({ Core: coreFailures, 'Page: in Chromium': journeyFailures })) {
    if (results.every(result => result.title !== title || result.passed)) continue
    try {
      for (const { name, error } of read()) console.log(`${title}: ${name}\n${brief(error)}`)
    } catch (error) {
      console.log(`${title}: ended without a report: ${error.message}`)
    }
  }
}

const coreFailures = () =>
  JSON.parse(readFileSync(reports.core, 'utf8'))
    .testResults.filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [{ name, error: message }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${name.slice(process.cwd().length + 1)} › ${fullName}`,
          error: failureMessages.join('\n'),
        })),
    ])

function journeyFailures() {
  const within = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)]
  return within(JSON.parse(readFileSync(reports.journeys, 'utf8')))
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line} › ${title}`,
      error: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(each => each.message)))
        .join('\n'),
    }))
}

/** `npm run test:page` runs only the checks of the page. */
const isPageAlone = process.argv[2] === 'page'
const build = ['Page: build', 'npx', ['vite', 'build', '--logLevel', 'warn']]
await runTogether(
  isPageAlone
    ? [build]
    : [
        ['Types', 'npx', ['tsc', '-b']],
        ['Style', 'npx', ['biome', 'check', '.']],
        ['Command line', 'node', ['scripts/build-cli.mjs']],
        build,
      ],
)
// At least two workers, even on one core: a test that waits for another process leaves the core to the other worker.
const workers = `${Math.max(2, availableParallelism())}`
const projects = ['--project', 'core', '--project', 'core-databases']
const folder = mkdtempSync(join(tmpdir(), 'planground-test-'))
const reports = { core: join(folder, 'core.json'), journeys: join(folder, 'journeys.json') }
const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reports.core}`]
if (!isPageAlone) run('Core', 'npx', ['vitest', 'run', ...projects, '--maxWorkers', workers, ...reporters])
try {
  const chromium = headlessOf(await findOrGetChromium())
  if (!isShell(chromium))
    console.log(
      '\nJourneys take a fourth less time where `chromium-headless-shell` is installed, too, as new as the Chromium.',
    )
  run('Page: in Chromium', 'npx', ['playwright', 'test', '--reporter', 'list,json'], {
    PLANGROUND_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys,
  })
} catch (error) {
  console.error(`\n${error.message}`)
  results.push({ title: 'Page: in Chromium', passed: false, seconds: 0 })
}

console.log('')
repeatFailures()
rmSync(folder, { recursive: true, force: true })
for (const { title, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${title} (${seconds.toFixed(0)} s)`)
const failed = results.filter(result => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
