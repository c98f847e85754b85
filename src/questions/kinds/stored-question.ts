// Questions as they were stored, shared or packed by earlier versions, in the shape of today. Whoever reads a stored
// question takes it through `upgraded` first, then looks at its shape.

import { PLAIN_FAMILY } from './codes'

/** Before version 2 a question had one `source`, and its record or note next to it. */
interface Before {
  readonly source?: unknown
  readonly record?: unknown
  readonly made?: unknown
}

/** A stored question in today's shape, where it can be described that it has another; what it holds is not examined. */
export function upgraded(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored
  if ('told' in stored) return upgraded(asItCame(stored))
  if (!('source' in stored))
    return 'judged' in stored || !('shown' in stored) ? stored : { ...stored, judged: stored.shown }
  const { source, record, made, ...rest } = stored as Before
  const old = (typeof record === 'object' && record !== null ? record : undefined) as
    | { readonly group?: unknown; readonly gold?: unknown; readonly statements?: unknown }
    | undefined
  return {
    ...rest,
    family: PLAIN_FAMILY,
    shown: source,
    judged: source,
    ...(old?.statements === undefined ? {} : { statements: old.statements }),
    origin:
      made !== undefined
        ? { from: 'made', note: made }
        : old !== undefined
          ? { from: 'published', record: { group: old.group, gold: old.gold } }
          : { from: 'own' },
  }
}

/** What was read of a question's English is read again: it is stored as it came. */
function asItCame(stored: object): unknown {
  const {
    told: _,
    statements: __,
    ...rest
  } = stored as {
    readonly told?: unknown
    readonly statements?: unknown
  }
  return { ...rest, shown: null, judged: null }
}

/** For JSON: texts that are shown and judged by are written once. */
export const compact = <T extends { readonly shown: unknown; readonly judged: unknown }>({
  judged,
  ...rest
}: T): unknown => (JSON.stringify(judged) === JSON.stringify(rest.shown) ? rest : { ...rest, judged })
