import { expect, test } from 'vitest'
import { dataText } from '../../support/data'
import { readQuestions } from '../../../src/benchmarks/reading'
import { planbench } from '../../../src/benchmarks/planbench/family'
import { recordOf } from '../../../src/benchmarks/planbench/record'
import { loadTask } from '../../../src/task/load'
import { stateFacts } from '../../../src/task/names'

const show = (x: unknown) => JSON.stringify(x, null, 1)
test('prompts', () => {
  const text = dataText('planbench/prompts.jsonl.gz')
  const instances = JSON.parse(dataText('planbench/instances.json.gz'))
  const lines = text.trim().split('\n').map(l => JSON.parse(l))
  const withInst = lines.map(l => JSON.stringify({ ...l, instances: { [l.instance_id]: instances[l.instance_set]?.[l.instance_id] } })).join('\n')
  const t0 = performance.now()
  const { questions, issues } = readQuestions('prompts.jsonl', withInst)
  console.log('ms', performance.now() - t0, questions.length, issues.slice(0, 5))
  const codes: Record<string, number> = {}
  const ex: Record<string, string> = {}
  questions.forEach((q, i) => {
    const l = lines[i]
    for (const r of recordOf(q)!.remarks) { const k = `${l.domain} ${l.family} ${r.code}`; codes[k] = (codes[k] ?? 0) + 1; ex[r.code] ??= l.id + ' ' + r.text }
    if (q.judged === null) console.log('no pddl', l.id)
    if (q.kind !== l.family.replace('_zero_shot', '')) console.log('kind', l.id, q.kind)
  })
  console.log(codes, ex)
  const t1 = performance.now()
  let n = 0
  const bad: unknown[] = []
  const tally: Record<string, number> = {}
  questions.forEach((q, i) => {
    if (q.kind === 't2') return
    const c = planbench.conformance(q, { maxStates: 200000 })
    const key = q.kind + ' ' + (c.decided ? (c.agrees ? 'agrees' : 'differs') : c.reason)
    tally[key] = (tally[key] ?? 0) + 1
    n++
    if (!c.agrees && c.reason !== 'no-gold') bad.push([lines[i].id, c.reason, c.message, c.differences.map(d => [d.type, d.claim, d.ours, d.gold])])
  })
  console.log('conformance ms', performance.now() - t1, n, bad.length, tally)
  const seen: Record<string, number> = {}
  for (const b of bad as any) { const k = (b[0] as string).split('/').slice(0, 2).join('/') + (b[3]?.[0]?.[0] ?? b[1]); seen[k] = (seen[k] ?? 0) + 1; if (seen[k]! < 2) console.log(JSON.stringify(b).slice(0, 900)) }
  console.log(seen)
})
