// Drafts of English: what the visitor changed in a domain's texts and has not put to use. They outlive the page.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/surroundings'

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
const MAX_TOTAL_LENGTH = 1_500_000
const PLACE = 'planground-drafts'

const NOW = 'planground-draft-now'
/** Characters of a domain that is kept with each letter; a longer one is kept when typing rests. */
const MAX_PER_WRITE = 400_000

export interface Drafts {
  /** Keeps at once what became of one domain; null: it is no draft any more. */
  readonly writeNow: (id: string, domain: BenchDomain | null) => void
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
        return withLast(new Map(good), storage.getItem(NOW))
      } catch {
        return new Map()
      }
    },
    writeNow(id, domain) {
      const text = JSON.stringify({ id, domain })
      if (text.length > MAX_PER_WRITE) return
      try {
        storage.setItem(NOW, text)
      } catch {
        // It is written with the others when typing rests, and that is stated where it fails.
      }
    },
    write(drafts) {
      const text = JSON.stringify([...drafts.values()])
      if (text.length > MAX_TOTAL_LENGTH) return false
      try {
        if (drafts.size === 0) storage.removeItem(PLACE)
        else storage.setItem(PLACE, text)
        storage.removeItem(NOW)
        return true
      } catch {
        return false
      }
    },
  }
}

const lastSchema = v.object({ id: v.string(), domain: v.nullable(benchDomainSchema) })

/** The drafts with what was typed last, which may not have been written with them. */
function withLast(drafts: Map<string, BenchDomain>, text: string | null): Map<string, BenchDomain> {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    // Cut off: what was written with the others stays.
  }
  const last = v.safeParse(lastSchema, kept)
  if (!last.success) return drafts
  const { id, domain } = last.output
  if (domain === null) drafts.delete(id)
  else drafts.set(id, domain)
  return drafts
}
