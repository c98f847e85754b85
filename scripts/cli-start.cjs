#!/usr/bin/env node
// Starts the command line and each of its worker threads: dist/cli-core.cjs, or dist/cli-quick.cjs for the fast
// commands, with V8's code cache from the `.cache` file next to it if it matches. V8 rejects a cache of another
// version; then functions are compiled when they are called, which only takes longer. Not an ES module: Node spends a
// tenth of a short command's time on loading its ES module support.

const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')

const isShort = ['check', 'solve', 'validate'].includes(process.argv[2])
// The whole program reads lines, and describes the options for them.
const isQuick = isShort && !process.argv.some(word => word === '--jsonl' || word === '--help' || word === '-h')
const path = join(__dirname, isQuick ? 'cli-quick.cjs' : 'cli-core.cjs')
// The built file contains only ASCII, which Latin-1 reads faster and stores in half the space.
const code = readFileSync(path, 'latin1')
const script = new Script(code, { filename: path, cachedData: cacheOf(code) })
// A short run takes less processor time interpreted than compiled to machine code: the interrupt budget is seven times
// V8's default, in the version of V8 that the build tested it with. Of a thousand lines it still saves a tenth, and of
// ten thousand responses, since each thread compiles thousands of functions that run a few times. For the same reason
// only small functions are inlined: that saves up to a quarter, and long searches do not take longer.
if ((isShort || ['conformance', 'serve', 'score'].includes(process.argv[2])) && script.cachedDataRejected === false)
  for (const flag of ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=0']) setFlag(flag)
const core = {}
script.runInThisContext()(core, require)
core.start(isQuick ? undefined : require('node:url').pathToFileURL(__filename).href)

/** Sets a V8 flag by a deprecated function, since `node:v8` would load Node's streams first. */
function setFlag(flag) {
  const { noDeprecation } = process
  process.noDeprecation = true
  try {
    process.binding('v8').setFlagsFromString(flag)
  } catch {
    require('node:v8').setFlagsFromString(flag)
  } finally {
    process.noDeprecation = noDeprecation
  }
}

/** The code cache of this code: it ends with the same line as the code. */
function cacheOf(code) {
  const mark = code.slice(code.lastIndexOf('\n', code.length - 2) + 1)
  try {
    const bytes = readFileSync(path.replace(/cjs$/, 'cache'))
    const end = bytes.length - mark.length
    return bytes.toString('latin1', end) === mark ? bytes.subarray(0, end) : undefined
  } catch {
    return undefined
  }
}
