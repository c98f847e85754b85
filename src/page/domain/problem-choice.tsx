// The problems of the open domain: those opened with it, and those that ship with it or belong to the visitor's domain.

import { createMemo, Show } from 'solid-js'
import { inBackground } from '#page/browser/background'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { createOpening } from '#page/state/files/opening'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { Select } from '#page/ui/menus/select'
import { domainName, problemName } from '#page/ui/naming'
import { problemTitle } from '#page/state/session/problem-titles'

/** Open questions that are looked through. */
const MAX_ENTRIES = 2_000

export function ProblemChoice() {
  const { session } = useApp()
  const { all } = useFeature(createDomainCards)
  const { openBundled } = useFeature(createOpening)
  /** The first question about each open problem of the domain. */
  const open = createMemo((): readonly Entry[] => {
    const front = session.selected()
    const domain = front?.question.shown?.domain
    if (front === null || domain === undefined) return []
    const found = new Map<string, Entry>([[front.question.shown!.problem, front]])
    for (const entry of session.entries().slice(0, MAX_ENTRIES)) {
      const { shown } = entry.question
      if (shown?.domain === domain && !found.has(shown.problem)) found.set(shown.problem, entry)
    }
    return [...found.values()]
  })
  const card = () => {
    const id = session.selected()?.question.domain
    const name = domainName(session.selected()?.question.shown?.domain ?? '')
    return all().find(each => each.id === id && (each.isOwn || each.id === name))
  }
  /** The card's problems that are not open. */
  const others = createMemo(() => {
    const names = new Set(open().map(titleOf))
    return (card()?.problems ?? []).flatMap(({ name }, index) => (names.has(name) ? [] : [{ name, index }]))
  })
  const options = () => [
    ...open().map(entry => [entry.id, titleOf(entry)] as const),
    ...others().map(({ name, index }) => [`+${index}`, name] as const),
  ]
  const choose = (value: string): void => {
    if (!value.startsWith('+')) session.select(value)
    else if (card() !== undefined) inBackground(openBundled(card()!, Number(value.slice(1))))
  }
  return (
    <Show when={options().length > 1}>
      <Select label="Problem" value={session.selectedId() ?? ''} set={choose} options={options()} />
    </Show>
  )
}

/** The problem's name in its file, else in its text. */
const titleOf = (entry: Entry): string => {
  const { file, question } = entry
  const listed = /^(?:bundled|own):[^/]+\/([^#]+)/.exec(file.id)?.[1]
  const isCopy = file.id.startsWith('copy:')
  return listed ?? (isCopy ? file.name : problemTitle(entry) || problemName(question.shown))
}
