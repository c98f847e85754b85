// The published group names of the benchmark, each for a kind and a format.

import type { PlainKind, FormatCode, KindCode } from '#questions/kinds/codes'

const stems: Readonly<Record<PlainKind, string>> = {
  app: 'applicable_actions',
  prog: 'progression',
  reach: 'reachable_atom',
  areach: 'reachable_action',
  val: 'validation',
  just: 'action_justification',
  land: 'landmarks',
  nexta: 'goal_closer',
}

/** The published name, such as `applicable_actions_gen`; choice files of app, reach and areach end in `_mc`. */
export function groupOf(kind: KindCode, format: FormatCode): string {
  const short = kind === 'app' || kind === 'reach' || kind === 'areach'
  return `${stems[kind as PlainKind]}_${format === 'mcq' && short ? 'mc' : format}`
}

/** The possible stems of group names, for messages. */
export const groupStems: readonly string[] = Object.values(stems)

/** Kind and format of a group name; the format is undefined if the name has no known ending. */
export function readGroup(
  group: string,
): { readonly kind: PlainKind; readonly format: FormatCode | undefined } | undefined {
  const name = group.trim().toLowerCase()
  for (const kind of Object.keys(stems) as PlainKind[]) {
    if (!name.startsWith(stems[kind])) continue
    const ending = name.slice(stems[kind].length)
    if (ending === '' || ending === '_gen') return { kind, format: ending ? 'gen' : undefined }
    if (ending === '_bool') return { kind, format: 'bool' }
    if (ending === '_mc' || ending === '_mcq') return { kind, format: 'mcq' }
  }
  return undefined
}
