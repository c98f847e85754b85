// Drafts of English: the visitor's edits of a domain's texts that are not in use yet. They outlive the page.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'

const problemSchema = v.object({ name: v.string(), title: v.string(), text: v.string() })

/** A domain with English that is being edited. */
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

/** Maximum number of characters of all drafts together; browsers store about five million. */
const MAX_TOTAL_LENGTH = 1_500_000
const PLACE = 'planground-drafts'

const NOW = 'planground-draft-now'
/**
 * Maximum number of characters of a domain that is stored at each keystroke; a longer one is stored when typing pauses.
 */
const MAX_PER_WRITE = 400_000

export interface Drafts {
  /** Stores one domain immediately; null: the domain is no longer a draft. */
  readonly writeNow: (id: string, domain: BenchDomain | null) => void
  /** The stored drafts, by id; those with an invalid shape are left out. */
  readonly read: () => ReadonlyMap<string, BenchDomain>
  /** False if the drafts could not be stored: too long, or storage is denied. */
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
      // The draft is written with the others when typing pauses; a failure is reported then.
      storage.setItem(NOW, text)
    },
    write(drafts) {
      const text = JSON.stringify([...drafts.values()])
      if (text.length > MAX_TOTAL_LENGTH) return false
      if (drafts.size === 0) storage.removeItem(PLACE)
      else if (!storage.setItem(PLACE, text)) return false
      storage.removeItem(NOW)
      return true
    },
  }
}

const lastSchema = v.object({ id: v.string(), domain: v.nullable(benchDomainSchema) })

/** The drafts with the last change, which may not have been written with them. */
function withLast(drafts: Map<string, BenchDomain>, text: string | null): ReadonlyMap<string, BenchDomain> {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    // Cut off: the version written with the others stays.
  }
  const last = v.safeParse(lastSchema, kept)
  if (!last.success) return drafts
  return putInto(drafts, last.output.id, last.output.domain)
}

/** Replaces the draft of a domain; null removes it. */
export function putInto(
  drafts: Map<string, BenchDomain>,
  id: string,
  domain: BenchDomain | null,
): ReadonlyMap<string, BenchDomain> {
  if (domain === null) drafts.delete(id)
  else drafts.set(id, domain)
  return drafts
}
