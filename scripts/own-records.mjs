// Generates the project's own records, which tests read if the published data is absent: for every domain, each kind
// and format once or twice. They are stored as files, so that a change of the generator cannot hide a change of a
// verdict. `node scripts/own-records.mjs` regenerates them.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'test/benchmarks/fixtures/own')
mkdirSync(target, { recursive: true })
const domains = readdirSync(join(root, 'domains'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)
for (const domain of domains)
  for (const [format, count] of [
    ['gen', 2],
    ['bool', 1],
    ['mcq', 1],
  ]) {
    const kinds = 'app,prog,reach,areach,val,just,land'
    const text = execFileSync(
      process.execPath,
      [
        join(root, 'dist/cli.js'),
        'generate',
        `--domain=${domain}`,
        `--kind=${format === 'gen' ? `${kinds},nexta` : kinds}`,
        `--format=${format}`,
        `--count=${count}`,
        '--seed=records',
        `--size=${domain === 'alfworld' ? 'small' : 'medium'}`,
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    )
    writeFileSync(join(target, `${domain}.${format}.json.gz`), gzipSync(text, { level: 9 }))
  }
