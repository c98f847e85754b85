// The results of a class: who answered what, how many were right, which misreadings occurred, and anomalies of each
// result, in words.

import { counted, listed } from '#base/words'
import { handleKey } from './handle'
import type { JudgedItem, JudgedResult, JudgedWord } from './judged'
import { contentOf, resultMark, type SheetResult } from './result'

/** A result and where it was found: the name of a file or of a pasted text. */
export interface FoundResult {
  readonly result: SheetResult
  readonly from: string
  /** True if the file was changed after its export; its answers are judged anyway. */
  readonly isChanged: boolean
}

export type Flag =
  | 'other-sheet'
  | 'other-engine'
  | 'changed'
  | 'no-name'
  | 'same-name'
  | 'same-content'
  | 'other-length'

export interface FlagNote {
  readonly flag: Flag
  readonly message: string
}

/** A result with its anomalies. Identical results are merged, keeping all their sources. */
export interface FlaggedResult {
  readonly result: SheetResult
  readonly from: readonly string[]
  readonly flags: readonly FlagNote[]
  /** True if it answers the sheet that is open. */
  readonly isHere: boolean
}

/** The results in the order found, each with its flags. */
export function flagged(
  found: readonly FoundResult[],
  here: { readonly sheet: string; readonly engine: string; readonly items: number },
): readonly FlaggedResult[] {
  const merged = new Map<string, FoundResult & { readonly places: string[] }>()
  for (const each of found) {
    const mark = resultMark(each.result)
    const known = merged.get(mark)
    if (known === undefined) merged.set(mark, { ...each, places: [each.from] })
    else if (!known.places.includes(each.from)) known.places.push(each.from)
  }
  const all = [...merged.values()]
  const byName = grouped(all, ({ result }) => `${result.sheet}/${handleKey(result.handle)}`)
  const byContent = grouped(all, ({ result }) => contentOf(result))
  return all.map(({ result, isChanged, places }) => {
    const flags: FlagNote[] = []
    const flagAs = (flag: Flag, message: string): void => void flags.push({ flag, message })
    const isHere = result.sheet === here.sheet
    if (!isHere) flagAs('other-sheet', 'This result answers another sheet, so its answers are not judged.')
    if (isHere && result.engine !== here.engine)
      flagAs(
        'other-engine',
        'This result was made with another version of Planground. Answers are judged by this version; a question may have been different then.',
      )
    if (isChanged) flagAs('changed', 'The file was changed after it was exported. What it holds now is judged.')
    if (result.handle === '') flagAs('no-name', 'This result gives no name.')
    if (isHere && result.answers.length !== here.items)
      flagAs(
        'other-length',
        `This result has ${counted(result.answers.length, 'answer')}; the sheet has ${counted(here.items, 'item')}.`,
      )
    const sameName = byName.get(`${result.sheet}/${handleKey(result.handle)}`)!.length
    if (result.handle !== '' && sameName > 1)
      flagAs(
        'same-name',
        `Under this name there are ${sameName} results that differ.${isHere ? ' One counts: the last that was found, unless you tick another.' : ''}`,
      )
    const others = new Set(
      byContent
        .get(contentOf(result))!
        .map(other => other.result.handle)
        .filter(handle => handleKey(handle) !== handleKey(result.handle)),
    )
    if (others.size > 0 && hasAnswer(result))
      flagAs(
        'same-content',
        `All answers, hints, and attempts are the same as those of ${listed([...others].map(each => each || 'a result without a name'))}. With short answers this can happen by chance.`,
      )
    return { result, from: places, flags, isHere }
  })
}

/** True if at least one answer is not empty. */
const hasAnswer = ({ answers }: SheetResult): boolean => answers.some(({ answer }) => answer.trim() !== '')

function grouped<T>(all: readonly T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return groups
}

/** Statistics of one item. */
export interface ItemSummary {
  readonly counts: Readonly<Record<JudgedWord, number>>
  /** The share of right answers among the results, undecided ones apart; null if there are none. */
  readonly shareRight: number | null
  /** Number of right answers at the first attempt, without hints or the key. */
  readonly unaided: number
  /** Wrong answers by the misreading that leads to them, most frequent first; `id` is null if none is known. */
  readonly wrong: readonly {
    readonly id: string | null
    readonly explanation: string
    readonly rows: readonly number[]
  }[]
}

/** Statistics of each item of a sheet. `rows`: the results that count. */
export function summaries(judged: readonly JudgedResult[], items: number): readonly ItemSummary[] {
  return Array.from({ length: items }, (_, index) =>
    summaryOf(judged.flatMap(({ items }, row) => (items[index] ? [[row, items[index]]] : []))),
  )
}

function summaryOf(answers: readonly (readonly [number, JudgedItem])[]): ItemSummary {
  const counts = { right: 0, wrong: 0, undecided: 0, unreadable: 0, empty: 0, nothing: 0 }
  const wrong = new Map<string | null, { explanation: string; rows: number[] }>()
  let unaided = 0
  for (const [row, item] of answers) {
    counts[item.word]++
    if (isUnaided(item)) unaided++
    if (item.word !== 'wrong') continue
    const id = item.misreading?.id ?? null
    const group = wrong.get(id) ?? { explanation: item.misreading?.explanation ?? '', rows: [] }
    group.rows.push(row)
    wrong.set(id, group)
  }
  const decided = counts.right + counts.wrong + counts.unreadable + counts.empty
  return {
    counts,
    shareRight: decided === 0 ? null : counts.right / decided,
    unaided,
    wrong: [...wrong]
      .map(([id, group]) => ({ id, ...group }))
      .sort((a, b) => b.rows.length - a.rows.length || (String(a.id) < String(b.id) ? -1 : 1)),
  }
}

/** True if right at the first attempt and without help. */
export const isUnaided = ({ word, hints, revealed, attempts }: JudgedItem): boolean =>
  word === 'right' && hints === 0 && !revealed && attempts <= 1
