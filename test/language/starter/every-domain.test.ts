import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { parseDomain } from '#planning/pddl/domain'
import { loadTask } from '#planning/task/load'
import { dataFolder, dataText, ipcInstances, skipMessage } from '../../support/data'

/** Faults of the starter but slips of style, on made-up objects and on the problems. */
function faultsOf(domainText: string, problems: readonly string[]): string[] {
  const text = starterPhrases(domainText)
  const { domain } = parseDomain(domainText)
  const { phrases, diagnostics } = readPhrases(text, domain)
  const tasks = problems.flatMap(problem => {
    const loaded = loadTask({ domain: domainText, problem })
    return loaded.kind === 'ready' ? [loaded.task] : []
  })
  expect(tasks.length).toBe(problems.length)
  return [
    ...diagnostics,
    ...checkPhrases(phrases, domain),
    ...(tasks.length === 0 ? [] : checkPhrases(phrases, domain, tasks)),
  ]
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`)
}

test.each(domainFolders.map(folder => [folder.id, folder] as const))('shipped: %s', (_, folder) => {
  expect(
    faultsOf(
      folder.domainText,
      folder.problems.slice(0, 2).map(({ text }) => text),
    ),
  ).toEqual([])
})

/** The first problem of each competition domain text; larger ones state nothing more about the words. */
const competition = new Map(
  ipcInstances()
    .filter(({ baseline }) => !(baseline.operators > 600))
    .reverse()
    .map(instance => [instance.domain, instance]),
)
const rest = new Map(ipcInstances().map(instance => [instance.domain, instance]))

test.skipIf(dataFolder() === undefined)(
  `competition domains ${skipMessage}`,
  () => {
    expect(rest.size).toBeGreaterThan(60)
    for (const [name, { domainText }] of rest) {
      const problem = competition.get(name)
      const faults = faultsOf(domainText(), problem === undefined ? [] : [problem.problemText()])
      expect({ name, faults }).toEqual({ name, faults: [] })
    }
  },
  120_000,
)

test('domains of PlanBench', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const { domains } = JSON.parse(dataText('planbench/domains.json'))
  const instances = JSON.parse(dataText('planbench/instances.json.gz'))
  expect(Object.keys(domains)).toHaveLength(10)
  for (const [name, { domain_pddl, config }] of Object.entries<{
    domain_pddl: string
    config: { instance_dir: string }
  }>(domains)) {
    const set: Record<string, string> = instances[config.instance_dir] ?? {}
    const faults = faultsOf(domain_pddl, Object.values(set).slice(0, 2))
    expect({ name, faults }).toEqual({ name, faults: [] })
  }
})
