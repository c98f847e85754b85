#!/usr/bin/env node
// Starts the command line, and each of its worker threads: dist/cli-core.cjs, or for the verbs that are over soonest
// dist/cli-quick.cjs, with what V8 has compiled of it from the `.cache` beside it where that belongs to it. V8 refuses what
// another version of it has made; then all is compiled as it is needed, which only takes longer. No ES module: Node
// takes a tenth of a short command's time to load what it needs for those.

const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')

const isQuick = ['check', 'solve', 'validate'].includes(process.argv[2])
const path = join(__dirname, isQuick ? 'cli-quick.cjs' : 'cli-core.cjs')
// The build leaves nothing in it but ASCII, which is read sooner and takes half the room.
const code = readFileSync(path, 'latin1')
const script = new Script(code, { filename: path, cachedData: cacheOf(code) })
// What is over soon takes less processor time than compiling it to machine code would: seven times V8's own patience, where
// V8 is the version that the build has tried it with.
if (isQuick && script.cachedDataRejected === false) setFlag('--interrupt-budget=500000')
const core = {}
script.runInThisContext()(core, require)
core.start(isQuick ? undefined : require('node:url').pathToFileURL(__filename).href)

/** Sets a flag of V8 by a deprecated function, since `node:v8` would load Node's streams first. */
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

/** What was compiled of this code: it ends with the same line. */
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
