// Every wording of the shipped domains' actions, those that are only read included, is read in an answer as its action.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { readAnswer } from '#language/answers/read'
import { renderAnswer } from '#language/answers/render-answer'
import { namesOf } from '#questions/kinds/judge'
import { soughtOf } from '#questions/kinds/sought-of'
import { itemsOf, nameOf } from '#language/english/checks/items'
import { filled, wordingsIn } from '#language/english/checks/wordings'
import { readPhrases } from '#language/english/read-phrases'
import { wordingsFor } from '#language/library/wordings'
import { loadTask } from '#planning/task/load'

/** Actions of each schema that are tried, spread over all of them. */
const tried = 3

test.each(domainFolders.map(folder => [folder.id, folder] as const))('%s', (_, folder) => {
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { domain, problem, task } = loaded
  const { phrases } = readPhrases(folder.phrasesText, domain)
  const { actions } = itemsOf(task)
  const hints = { ...namesOf(domain, problem), wordings: () => wordingsFor(source) }
  const faults: string[] = []
  let count = 0
  for (const wording of wordingsIn(phrases)) {
    if (wording.use !== 'action') continue
    const own = actions.filter(({ head }) => head === wording.head)
    const step = Math.max(1, Math.floor(own.length / tried))
    for (const item of own.filter((_, i) => i % step === 0).slice(0, tried)) {
      const text = filled(wording, item.objects)
      for (const sentence of [text, `The next action should be to ${text}.`]) {
        const { answer } = readAnswer(soughtOf('nexta', 'gen'), sentence, hints)
        const found = answer === null ? 'nothing' : renderAnswer(answer)
        if (found !== `\`${nameOf(item)}\``) faults.push(`${sentence}: ${found}, not ${nameOf(item)}`)
        count++
      }
    }
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(0)
})
