// Checks a phrases file while it is edited: in slices, so that a newer request, which the worker receives between two
// slices, ends the older one.

import { type PhraseFinding, phraseChecks } from '#language/english/checks/check-phrases'
import { itemsOf } from '#language/english/checks/items'
import { coverageOf } from '#language/english/coverage'
import { outdatedTexts } from '#language/english/starter/outdated'
import { stubFor } from '#language/english/stub'
import { readPhrases } from '#language/english/read-phrases'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain } from '#planning/pddl/model'
import { loadDomain, loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import type { PhraseChecksApi, PhrasesChecked, ProblemChecked } from '#engine/api/phrase-checks'

/** Lets pending messages be processed. A timer would wait four milliseconds each time. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const readable = (text: string): Domain | PhrasesChecked => {
  const { domain, diagnostics } = loadDomain(text)
  const fault = diagnostics.find(isError)
  return fault === undefined ? domain : { kind: 'bad-domain', message: `The domain has an error: ${fault.message}` }
}

/** The service; each worker has one, and does one check at a time. */
export function phraseChecking(): PhraseChecksApi {
  let last = 0

  return {
    ofFile(text, phrases) {
      const domain = readable(text)
      if ('kind' in domain) return domain
      return { kind: 'checked', findings: checkedAlone(text, domain, phrases), problems: [] }
    },

    async check({ domain: text, phrases: file, problems }, onProgress) {
      const turn = ++last
      const domain = readable(text)
      if ('kind' in domain) return domain
      const read = readPhrases(file, domain)
      const isBroken = read.diagnostics.some(({ code }) => code === 'yaml')
      const outcomes: ProblemChecked[] = []
      const tasks: Task[] = []
      for (const { name, text: problem } of problems) {
        await pause()
        if (turn !== last) return { kind: 'superseded' }
        const loaded = loadTask({ domain: text, problem })
        if (loaded.kind === 'ready') {
          tasks.push(loaded.task)
          const { facts, actions, leftOut } = itemsOf(loaded.task)
          const items = facts.length + actions.length
          outcomes.push({ name, outcome: 'checked', items, leftOut, message: '' })
        } else
          outcomes.push({
            name,
            outcome: loaded.kind,
            items: 0,
            leftOut: 0,
            message: loaded.message,
          })
      }
      let found: readonly PhraseFinding[] = []
      const steps = isBroken ? undefined : phraseChecks(read.phrases, domain, tasks)
      while (steps !== undefined) {
        const step = steps.next()
        if (step.done === true) {
          found = step.value
          break
        }
        const { findings } = step.value
        onProgress?.({
          ...step.value,
          ...(findings === undefined ? {} : { findings: [...read.diagnostics, ...findings] }),
        })
        await pause()
        if (turn !== last) return { kind: 'superseded' }
      }
      const old = isBroken ? [] : outdatedTexts(text, file, read.phrases)
      return { kind: 'checked', findings: inOrder([...read.diagnostics, ...found, ...old]), problems: outcomes }
    },

    coverage(text, phrases) {
      const domain = readable(text)
      return 'kind' in domain ? null : coverageOf(domain, phrases)
    },

    stub(text, phrases, cell) {
      const domain = readable(text)
      return 'kind' in domain ? null : stubFor(text, phrases, cell)
    },
  }
}

function checkedAlone(text: string, domain: Domain, file: string): readonly PhraseFinding[] {
  const { phrases, diagnostics } = readPhrases(file, domain)
  if (diagnostics.some(({ code }) => code === 'yaml')) return diagnostics
  const steps = phraseChecks(phrases, domain, [])
  for (;;) {
    const step = steps.next()
    if (step.done === true) return inOrder([...diagnostics, ...step.value, ...outdatedTexts(text, file, phrases)])
  }
}

const inOrder = (findings: readonly PhraseFinding[]): readonly PhraseFinding[] =>
  [...findings].sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
