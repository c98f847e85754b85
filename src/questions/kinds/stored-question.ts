// Converts questions stored, shared or packed by earlier versions to the current form. Stored questions must pass
// `upgraded` before their schema is checked.

import { PLAIN_FAMILY } from './codes'

/** Before version 2, a question had one `source`, with its record or note as a separate field. */
interface Before {
  readonly source?: unknown
  readonly record?: unknown
  readonly made?: unknown
}

/** A stored question in the current form, if it is recognized as an earlier one; its content is not checked. */
export function upgraded(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored
  // Earlier versions called the parsed context `told`.
  if ('parsedContext' in stored || 'told' in stored) return upgraded(asItCame(stored))
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

/** Parsed English is parsed again: the question is stored without it. */
function asItCame(stored: object): unknown {
  const {
    parsedContext: _,
    told: __,
    statements: ___,
    ...rest
  } = stored as {
    readonly parsedContext?: unknown
    readonly told?: unknown
    readonly statements?: unknown
  }
  return { ...rest, shown: null, judged: null }
}

/** For JSON: the texts are written once if those shown and judged by are equal. */
export const compact = <T extends { readonly shown: unknown; readonly judged: unknown }>({
  judged,
  ...rest
}: T): unknown => (JSON.stringify(judged) === JSON.stringify(rest.shown) ? rest : { ...rest, judged })
