// `--mapping response=output,id=question_id`: the meaning of the fields of generic records.

import { nearNames } from '#base/suggest'
import { type Mapping, type Meaning, meanings } from '#results/reading/mapping'
import { UsageError } from '#cli/args'

/** Parses the option; undefined if it is absent. Throws `UsageError`. */
export function mappingOf(text: string | undefined): Mapping | undefined {
  if (text === undefined) return undefined
  const fields = new Map<Meaning, string>()
  for (const part of text.split(',')) {
    const cut = part.indexOf('=')
    const name = part.slice(0, Math.max(0, cut)).trim()
    const path = part.slice(cut + 1).trim()
    const meaning = meanings.find(each => each === name)
    if (cut < 0 || path === '' || meaning === undefined)
      throw new UsageError(
        `--mapping is a list such as response=output,id=question_id; ${JSON.stringify(part)} is not part of one.${hint(cut < 0 ? part : name)}`,
      )
    if (fields.has(meaning)) throw new UsageError(`--mapping says twice what is the ${meaning}.`)
    fields.set(meaning, path)
  }
  if (!fields.has('response') || !(fields.has('id') || fields.has('question')))
    throw new UsageError('--mapping needs response=… and one of id=… and question=….')
  return Object.fromEntries(fields)
}

function hint(name: string): string {
  const near = nearNames(name, meanings)
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ` The names are ${meanings.join(', ')}.`
}
