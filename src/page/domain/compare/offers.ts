// Suggested texts for the comparison: problems of the same domain, from the shipped ones, the open ones, and the open
// problem itself; and domains.

import { createMemo } from 'solid-js'
import { createPane } from '#page/state/lanes/pane'
import { problemTitle } from '#page/state/session/problem-titles'
import { createBundledTexts } from '#page/state/files/bundled/bundled'
import { domainName } from '#page/ui/naming'
import type { App } from '#page/state/app'

export interface OfferedText {
  readonly id: string
  readonly title: string
  /** Label for a button. */
  readonly short: string
  readonly text: string
}

/** Maximum number of suggested open problems. */
const MAX_OPEN_PROBLEMS = 60

/** All suggestions, without duplicates. */
export function createOffers(app: App) {
  const { session, lanes, place } = app
  const bundledTexts = app.feature(createBundledTexts)
  const domain = createMemo(() => domainName(session.source()?.domain ?? ''))
  const all = createPane(
    () => (place.workspace() === 'domain' && place.compare() ? 'shown' : null),
    async () => {
      const [bundled, own] = [await bundledTexts(), await lanes.quietly('quick', api => api.domains.own())]
      if (bundled.kind !== 'done') return bundled
      return { kind: 'done', value: [...bundled.value, ...(own.kind === 'done' ? own.value : [])] }
    },
    { again: lanes.domains },
  )
  const open = createMemo(() => {
    const found: OfferedText[] = []
    const seen = new Set<string>()
    for (const entry of session.entries()) {
      const { id, question, file } = entry
      const source = question.shown
      if (source === null || seen.has(source.problem)) continue
      seen.add(source.problem)
      if (domainName(source.domain) !== domain()) continue
      const name = problemTitle(entry) || 'a problem'
      found.push({
        id: `open:${id}`,
        title: `${name}, of ${file.name}`,
        short: name,
        text: source.problem,
      })
      if (found.length >= MAX_OPEN_PROBLEMS) break
    }
    return found
  })
  return createMemo((): readonly OfferedText[] => {
    const now = session.source()?.problem ?? ''
    const isEdited = session.workOf(session.selectedId() ?? '').edit !== null
    const own = session.selected()?.question.shown?.problem
    const list: OfferedText[] = [
      { id: 'copy', title: 'A copy of the first problem', short: 'A copy of the first', text: now },
    ]
    if (isEdited && own !== undefined)
      list.push({
        id: 'before',
        title: 'The first problem before your edit',
        short: 'The first before your edit',
        text: own,
      })
    for (const { id, title, problems } of (all.value() ?? []).filter(each => domainName(each.domain) === domain()))
      for (const problem of problems)
        list.push({
          id: `shipped:${id}/${problem.name}`,
          title: `${title} ${problem.name}: ${problem.title}`,
          short: `${title} ${problem.name}`,
          text: problem.text,
        })
    list.push({
      ...{ id: 'copy-domain', title: 'A copy of the domain', short: 'A copy of the domain' },
      text: session.source()?.domain ?? '',
    })
    for (const { id, title, domain } of all.value() ?? [])
      if (domain !== session.source()?.domain)
        list.push({ id: `domain:${id}`, title: `The domain ${title}`, short: title, text: domain })
    const seen = new Set([now, ...(own === undefined ? [] : [own]), ...list.map(each => each.text)])
    return [
      ...list.filter(({ id, text }) => id === 'copy' || id === 'before' || text !== now),
      ...open().filter(({ text }) => !seen.has(text)),
    ]
  })
}
