// The reference of expressions lists every function as it is.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LessonFunction } from '#teaching/expression/function'
import { abstractionFunctions } from '#teaching/expression/functions/abstractions'
import { actionFunctions } from '#teaching/expression/functions/actions'
import { lessonFunctions } from '#teaching/expression/functions/all'
import { backwardFunctions } from '#teaching/expression/functions/backwards'
import { estimateFunctions } from '#teaching/expression/functions/estimates'
import { factFunctions } from '#teaching/expression/functions/facts'
import { landmarkFunctions } from '#teaching/expression/functions/landmarks'
import { layerFunctions } from '#teaching/expression/functions/layers'
import { listFunctions } from '#teaching/expression/functions/lists'
import { pairFunctions } from '#teaching/expression/functions/pairs'
import { planFunctions } from '#teaching/expression/functions/plans'
import { proofFunctions } from '#teaching/expression/functions/proofs'
import { runFunctions } from '#teaching/expression/functions/runs'
import { stateFunctions } from '#teaching/expression/functions/states'
import { root } from '../../support/sources'

const subjects: readonly (readonly [string, readonly LessonFunction[]])[] = [
  ['States', stateFunctions],
  ['Facts', factFunctions],
  ['Actions', actionFunctions],
  ['Plans', planFunctions],
  ['Landmarks', landmarkFunctions],
  ['Pairs and groups', pairFunctions],
  ['Layers', layerFunctions],
  ['Heuristics', estimateFunctions],
  ['Pattern databases', abstractionFunctions],
  ['Searches', runFunctions],
  ['Backwards', backwardFunctions],
  ['Proofs', proofFunctions],
  ['Lists', listFunctions],
]

/** `h(heuristic, after: …)`; optional parameters in brackets. */
function form({ name, takes }: LessonFunction): string {
  const shown = takes.map(each => {
    const text = each.named === true ? `${each.name}: …` : each.name
    return each.optional === true ? `[${text}]` : text
  })
  return shown.length === 0 ? name : `${name}(${shown.join(', ')})`
}

const tables = subjects
  .map(([title, functions]) => {
    const rows = functions.map(each => `| \`${form(each)}\` | ${each.description} |`)
    return `### ${title}\n\n| written | value |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  .join('\n')

test('docs/expressions.md lists the functions as they are', () => {
  expect(subjects.flatMap(([, functions]) => functions)).toHaveLength(lessonFunctions.length)
  const path = join(root, 'docs', 'expressions.md')
  const text = readFileSync(path, 'utf8')
  const [before = ''] = text.split('## Functions\n')
  const wanted = `${before}## Functions\n\n${tables}`
  if (process.env.UPDATE_DOCS === '1') writeFileSync(path, wanted)
  expect(text).toBe(wanted)
})
