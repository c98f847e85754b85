// Classifies values of a result file that are not responses.

import { wholeFamilies } from '#questions/benchmarks/cores'
import type { Json, JsonObject } from '#base/json/json'
import { listFields } from '#base/json/object-fields'

/** True if a value contains a question but no answer. */
export function isQuestion(value: JsonObject): boolean {
  const isAsking = ['context', 'question', 'PDDL_domain'].some(key => typeof value[key] === 'string')
  if (typeof value.group === 'string' && isAsking)
    return !Object.keys(value).some(key =>
      /^(?:model_?|raw_?|llm_?)?(?:response|output|completion|generation|generated_text|prediction)s?$/i.test(key),
    )
  return wholeFamilies.some(family => typeof family.unpack(value, null) !== 'string')
}

/** The name of a field with an empty list of records; undefined if there is none. */
export const emptyListIn = (value: JsonObject): string | undefined =>
  Object.keys(value).find(key => {
    const list = value[key]
    return listFields.has(key) && Array.isArray(list) && list.length === 0
  })

export function nameOf(value: Json): string {
  if (value === null) return '`null`'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}
