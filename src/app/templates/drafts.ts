// Drafts of English: what the visitor changed in a domain's texts and has not put to use. They outlive the page.

import * as v from 'valibot'
import type { TextStore } from '../state/surroundings'

const problemSchema = v.object({ name: v.string(), title: v.string(), text: v.string() })

/** A domain whose English is worked on. */
export const benchDomainSchema = v.object({
  /** The folder's name. */
  id: v.string(),
  title: v.string(),
  /** PDDL of the domain. */
  domain: v.string(),
  /** `phrases.yaml`. */
  phrases: v.string(),
  /** PDDL of its problems, smallest first. */
  problems: v.array(problemSchema),
})

export type BenchDomain = v.InferOutput<typeof benchDomainSchema>

/** Characters of all drafts together; a browser keeps some five million. */
const MOST = 1_500_000
const PLACE = 'planground-drafts'

export interface Drafts {
  /** What was kept, by id; what does not have the right shape is left out. */
  readonly read: () => ReadonlyMap<string, BenchDomain>
  /** False where they could not be kept: too long, or storage is denied. */
  readonly write: (drafts: ReadonlyMap<string, BenchDomain>) => boolean
}

/** Drafts in the page's storage. */
export function createDrafts(storage: TextStore): Drafts {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(PLACE) ?? '[]')
        const good = (Array.isArray(kept) ? kept : []).flatMap(each => {
          const parsed = v.safeParse(benchDomainSchema, each)
          return parsed.success ? [[parsed.output.id, parsed.output] as const] : []
        })
        return new Map(good)
      } catch {
        return new Map()
      }
    },
    write(drafts) {
      const text = JSON.stringify([...drafts.values()])
      if (text.length > MOST) return false
      try {
        if (drafts.size === 0) storage.removeItem(PLACE)
        else storage.setItem(PLACE, text)
        return true
      } catch {
        return false
      }
    },
  }
}
