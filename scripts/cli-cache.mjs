// `node scripts/cli-cache.mjs CORE` writes V8's code cache of one of the command line's programs to the file next to it
// that ends with `.cache`. V8 compiles functions at their first call, so the script first solves bundled problems.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

const domains = fileURLToPath(new URL('../domains', import.meta.url))
const path = process.argv[2]
const code = readFileSync(path, 'latin1')
const script = new Script(code, { filename: path })
// Functions that are compiled to machine code here would be compiled to it at once by every process that reads the
// cache.
setFlagsFromString('--no-sparkplug')
const core = {}
script.runInThisContext()(core, createRequire(import.meta.url))

const quiet = { out: async () => {}, note: () => {} }
for (const entry of readdirSync(domains, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  const folder = join(domains, entry.name)
  const problem = join(folder, 'problems', readdirSync(join(folder, 'problems'))[0])
  const files = [join(folder, 'domain.pddl'), problem]
  for (const words of [
    ['check', ...files],
    ['solve', ...files, '--max-states', '1000', '--json'],
    ['solve', ...files, '--max-states', '1000', '--optimal'],
  ])
    await core.run(words, quiet)
}

// The cache is for V8 with its default flags.
setFlagsFromString('--sparkplug')
const mark = code.slice(code.lastIndexOf('\n', code.length - 2) + 1)
writeFileSync(path.replace(/cjs$/, 'cache'), Buffer.concat([script.createCachedData(), Buffer.from(mark, 'latin1')]))

// The same flags as in `cli-start.cjs`; a V8 that does not know one reports so.
for (const flag of ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=0']) setFlagsFromString(flag)
