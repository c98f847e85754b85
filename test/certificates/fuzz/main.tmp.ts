import { writeFileSync } from 'node:fs'
import { Tally, fuzzTask } from './run'
import { Pieces } from './mutate'
const j = (x: unknown) => JSON.stringify(x, (_k, v) => v instanceof Uint32Array || v instanceof Float64Array ? `${v.constructor.name}.of(${[...v].slice(0,60)})` : typeof v==='number' && !Number.isFinite(v) ? String(v) : v)
const t = new Tally(), p = new Pieces(), t0 = Date.now()
const from = Number(process.env.FROM ?? 0), secs = Number(process.env.SECS ?? 30), per = Number(process.env.PER ?? 400)
let s = from
while (Date.now() - t0 < secs * 1000) fuzzTask(s++, per, t, p)
const ms = Date.now() - t0
console.log({ tasks: s-from, worlds: t.worlds, checks: t.checks, rate: Math.round(t.checks / ms * 1000), accepted: t.accepted, open: t.open, gaveUp: t.gaveUp, falseClaims: t.falseClaims, faults: t.faults.length, refused: t.refused.length })
console.log([...t.kinds].sort().map(([k, v]) => `${k}: ${v}`).join('\n'))
console.log([...t.honest].sort().map(([k, v]) => `honest ${k}: ${v}`).join('\n'))
writeFileSync('/tmp/h/fuzz-reasons.txt', [...t.reasons].sort((a, b) => b[1] - a[1]).map(([k, v]) => `${v} ${k}`).join('\n'))
writeFileSync('/tmp/h/fuzz-faults.txt', t.faults.concat(t.refused).slice(0, 300).map(f => `=== ${f.world.name} cheapest ${f.world.cheapest}: ${f.what}\n${j(f.case.claim)}\n${j(f.case.certificate).slice(0, 3000)}\n${f.world.domain}\n${f.world.problem}\n`).join('\n'))
