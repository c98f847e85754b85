// The shape of statements in files, links and stored questions.

import * as v from 'valibot'
import type { SequenceEntry, Statement } from './statement'

const text = v.string()
const texts = v.array(text)
const place = v.pipe(v.number(), v.safeInteger())
const places = v.array(place)

const entry: v.GenericSchema<unknown, SequenceEntry> = v.variant('kind', [
  v.object({ kind: v.literal('action'), action: text }),
  v.object({ kind: v.literal('foreign'), phrase: text }),
])

export const statementSchema: v.GenericSchema<unknown, Statement> = v.variant('kind', [
  v.object({ kind: v.literal('applicable'), action: text }),
  v.object({ kind: v.literal('holds-after'), action: text, facts: texts }),
  v.object({ kind: v.literal('reachable'), facts: texts, within: v.exactOptional(place) }),
  v.object({ kind: v.literal('becomes-applicable'), action: text, also: v.exactOptional(text) }),
  v.object({
    kind: v.literal('sequence'),
    entries: v.array(entry),
    is: v.picklist(['invalid', 'inapplicable', 'applicable', 'plan', 'is-valid', 'is-applicable']),
    at: v.exactOptional(place),
  }),
  v.object({ kind: v.literal('removable'), plan: texts, positions: places }),
  v.object({ kind: v.literal('removable-somewhere'), plan: texts, places: v.array(places) }),
  v.object({
    kind: v.literal('removability'),
    plan: texts,
    can: v.array(places),
    cannot: v.array(places),
  }),
  v.object({ kind: v.literal('landmark'), fact: text }),
  v.object({ kind: v.literal('foreign'), phrase: text }),
])
