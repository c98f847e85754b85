// All tests: types and style, the core's tests in Node, the built page's in a real Chromium. One failure fails all;
// the later parts still run, so that one look shows everything.

import { spawnSync } from 'node:child_process'
import { findOrGetChromium } from './find-chromium.mjs'

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

run('Types', 'npx', ['tsc', '-b'])
run('Style', 'npx', ['biome', 'check', '.'])
run('Command line', 'node', ['scripts/build-cli.mjs'])
run('Core', 'npx', ['vitest', 'run', '--project', 'core', '--maxWorkers', '2'])
run('Page: build', 'npx', ['vite', 'build', '--logLevel', 'warn'])
try {
  const chromium = await findOrGetChromium()
  run('Page: in Chromium', 'npx', ['playwright', 'test'], { PLANGROUND_CHROMIUM: chromium })
} catch (error) {
  console.error(`\n${error.message}`)
  results.push({ title: 'Page: in Chromium', passed: false, seconds: 0 })
}

console.log('')
for (const { title, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${title} (${seconds.toFixed(0)} s)`)
const failed = results.filter(result => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
