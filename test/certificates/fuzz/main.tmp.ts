import { writeFileSync } from 'node:fs'
import { fuzzTask } from './run'
import { fuzzPair } from './pairs'
import { Tally } from './tally'
import { tryAll } from './exhaustive'
import { Pieces } from './mutate'
const j = (x: unknown) =>
  JSON.stringify(x, (_k, v) =>
    v instanceof Uint32Array || v instanceof Float64Array
      ? `${v.constructor.name}.of(${[...v].slice(0, 60)})`
      : typeof v === 'number' && !Number.isFinite(v)
        ? String(v)
        : v,
  )
const t = new Tally(),
  p = new Pieces()
const from = Number(process.env.FROM ?? 0),
  secs = Number(process.env.SECS ?? 30),
  per = Number(process.env.PER ?? 400)
let s = from
const cpu = () => process.cpuUsage().user / 1e3
const what = process.env.WHAT ?? 'both'
while (cpu() < secs * 1000) {
  if (what === 'tasks' || what === 'both') fuzzTask(s, per, t, p)
  if (what === 'pairs' || what === 'both') fuzzPair(s, per / 4, t)
  if (what === 'all2' || what === 'all3') tryAll(s, what === 'all3', t)
  s++
}
const ms = cpu()
console.log({
  tasks: s - from,
  worlds: t.worlds,
  checks: t.checks,
  rate: Math.round((t.checks / ms) * 1000),
  accepted: t.accepted,
  open: t.open,
  gaveUp: t.gaveUp,
  faults: t.faults.length,
})
console.log(
  [...t.kinds]
    .sort()
    .map(([k, v]) => `${k}: ${v}`)
    .join('\n'),
)
console.log(
  [...t.own]
    .sort()
    .map(([k, v]) => `honest ${k}: ${v}`)
    .join('\n'),
)
writeFileSync(
  '/tmp/h/fuzz-reasons.txt',
  [...t.reasons]
    .sort((a, b) => b[1] - a[1])
    .map(([k, v]) => `${v} ${k}`)
    .join('\n'),
)
writeFileSync(
  '/tmp/h/fuzz-faults.txt',
  t.faults
    .slice(0, 300)
    .map(
      f =>
        `=== ${f.world.name} cheapest ${f.world.cheapest}: ${f.what}\n${j(f.case.claim)}\n${j(f.case.certificate).slice(0, 3000)}\n${f.world.domain}\n${f.world.problem}\n`,
    )
    .join('\n'),
)
