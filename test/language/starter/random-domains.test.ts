import { expect, test } from 'vitest'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { loadTask } from '#planning/task/load'
import { randomDomain } from '../../support/random-domain'
import { roundsOf } from '../../support/long'

test('whatever names, numbers of parameters and types a domain has, its starter passes all checks', () => {
  let checked = 0
  for (let seed = 0; seed < roundsOf(120); seed++) {
    const texts = randomDomain(seed)
    const { domain, diagnostics } = parseDomain(texts.domain)
    expect({ seed, errors: diagnostics.filter(isError) }).toEqual({ seed, errors: [] })
    const text = starterPhrases(texts.domain, [texts.problem])
    const read = readPhrases(text, domain)
    const loaded = loadTask(texts)
    const tasks = loaded.kind === 'ready' ? [loaded.task] : []
    checked += tasks.length
    const faults = [
      ...read.diagnostics,
      ...checkPhrases(read.phrases, domain),
      ...checkPhrases(read.phrases, domain, tasks),
    ].filter(isError)
    expect({
      seed,
      faults: faults.map(({ code, message, span }) => `${code} ${message} ${text.slice(span.from, span.to)}`),
    }).toEqual({
      seed,
      faults: [],
    })
    expect(read.phrases.predicates.size).toBe(domain.predicates.length)
    expect(read.phrases.actions.size).toBe(domain.actions.length)
  }
  expect(checked).toBeGreaterThan(roundsOf(110))
}, 60_000)
