// The second text: the problem that the open problem is compared with, or a domain that the open domain is compared with, stored by domain across reloads; and the sense
// of “equivalent”.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { flag, list, record, text } from '#base/shapes'
import type { Span } from '#base/text'
import type { EditorHandle } from '#page/editor/editor'
import { smallest } from '#page/workbench/pairs/smallest'
import { domainName } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createTyped } from '#page/state/session/typed'

/** The second text of one domain. */
interface SecondText {
  /** The domain's PDDL name. */
  readonly domain: string
  readonly text: string
  /** The suggestion from which the text started; '' for the visitor's own text. */
  readonly from: string
}

const PLACE = 'planground-compare'
const isKept = record({
  placeholder: flag,
  texts: list(record({ domain: text, text, from: text })),
})

export interface SecondProblem {
  readonly text: Accessor<string>
  /** Sets the text while it is typed. */
  readonly type: (text: string) => void
  /** Replaces the text, undoable in the editor. */
  readonly put: (text: string, from?: string) => void
  readonly from: Accessor<string>
  /** True if the text is a domain: then it is compared with the open domain. */
  readonly isDomain: Accessor<boolean>
  readonly placeholder: Accessor<boolean>
  readonly setPlaceholder: (placeholder: boolean) => void
  readonly setHandle: (handle: EditorHandle | null) => void
  readonly reveal: (span: Span) => void
  readonly cursor: () => number | undefined
}

export function createSecond({ session, feature }: App): SecondProblem {
  const { write } = feature(createTyped)
  const begin = feature(createKeptSeconds)
  const [texts, setTexts] = createSignal(begin.texts)
  const [placeholder, setPlaceholder] = createSignal(begin.placeholder)
  const domain = createMemo(() => domainName(session.source()?.domain ?? ''))
  const now = (): SecondText | undefined => texts().find(kept => kept.domain === domain())
  let handle: EditorHandle | null = null
  createEffect(
    on([texts, placeholder], ([texts, placeholder]) => write(PLACE, JSON.stringify({ placeholder, texts })), {
      defer: true,
    }),
  )
  const set = (text: string, from: string): void => {
    const mine: SecondText = { domain: domain(), text, from }
    setTexts(all => [mine, ...all.filter(kept => kept.domain !== mine.domain)])
  }
  return {
    text: () => now()?.text ?? '',
    type: text => set(text, now()?.from ?? ''),
    put(text, from = '') {
      const before = now()?.text ?? ''
      const { start, end, put } = smallest(before, text)
      handle?.replace(start, end, put)
      set(text, from)
    },
    from: () => now()?.from ?? '',
    isDomain: () => isDomainText(now()?.text ?? ''),
    placeholder,
    setPlaceholder: yes => void setPlaceholder(yes),
    setHandle(next) {
      handle = next
    },
    reveal: ({ from, to }) => handle?.reveal(from, to),
    cursor: () => handle?.cursor(),
  }
}

/** True for PDDL that begins as a domain. */
export const isDomainText = (text: string): boolean =>
  /^(?:\s|;.*)*\(\s*define\s*\(\s*domain\b/i.test(text.slice(0, 20_000))

/** The texts stored by the last visit. */
function createKeptSeconds({ feature }: App): { placeholder: boolean; texts: readonly SecondText[] } {
  try {
    const kept: unknown = JSON.parse(feature(createTyped).read(PLACE) ?? 'null')
    if (isKept(kept)) return kept as { placeholder: boolean; texts: readonly SecondText[] }
  } catch {
    // Cut off, or not written by this page.
  }
  return { placeholder: false, texts: [] }
}
