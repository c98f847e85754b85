// Example texts: problems of shipped domains in the playground's own English, rendered on demand.

import { plainVoice } from '#language/english/describe'
import { contextOf } from '#questions/kinds/asking/situation'
import { shippedDomains } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import { loadTask } from '#planning/task/load'

export interface EnglishExample {
  /** `Ferry`. */
  readonly title: string
  readonly icon: string
  readonly text: string
}

/** Folders to take the first problem from. */
const EXAMPLE_FOLDERS = ['ferry', 'logistics']

export const englishExamples = (): readonly EnglishExample[] =>
  shippedDomains().flatMap(folder => {
    const problem = folder.problems[0]?.text
    if (!EXAMPLE_FOLDERS.includes(folder.id) || problem === undefined) return []
    const source = { domain: folder.domainText, problem }
    const loaded = loadTask(source)
    if (loaded.kind !== 'ready') return []
    const { domain, task } = loaded
    const world = {
      id: folder.id,
      domainText: folder.domainText,
      domain,
      phrases: phrasesOf(domain),
    }
    const text = contextOf(
      { world, source, task, voice: plainVoice },
      { goal: true, actions: false, propositions: false },
    )
    return [{ title: folder.title, icon: folder.icon, text }]
  })
