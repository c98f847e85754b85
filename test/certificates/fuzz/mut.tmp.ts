import { fuzzTask } from './run'
import { fuzzPair } from './pairs'
import { tryAll } from './exhaustive'
import { Tally } from './tally'
import { Pieces } from './mutate'
;(globalThis as any).__OFF = Number(process.env.OFF ?? -1)
const t = new Tally(),
  p = new Pieces()
const cpu = () => process.cpuUsage().user / 1e6
const secs = Number(process.env.SECS ?? 15)
let s = Number(process.env.FROM ?? 5000)
const bad = () => t.faults.find(f => f.what === 'a false claim is accepted')
const only = process.env.ONLY
while (cpu() < secs && !bad()) {
  if (only !== 'pairs') {
    fuzzTask(s, 700, t, p)
    if (bad()) break
    if (s % 4 === 0) tryAll(s, false, t)
  }
  if (bad()) break
  if (only !== 'tasks') fuzzPair(s, 150, t)
  s++
}
const f = bad()
const thrown = t.faults.find(f => f.what.startsWith('the checker throws'))
console.log(
  JSON.stringify({
    off: (globalThis as any).__OFF,
    cpu: Math.round(cpu()),
    checks: t.checks,
    found: f ? `${f.case.claim.kind} by ${f.case.certificate.kind}` : null,
    thrown: thrown?.what.slice(0, 80) ?? null,
    own: t.faults.filter(f => f.what.startsWith('own')).length,
  }),
)
