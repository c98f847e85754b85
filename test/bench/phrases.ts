// All checks of each domain's phrases file over growing problems, on a warm process, as the worker of the page is after
// its first check: what one waits for after a change of the file.

import { domainFolders } from '../../domains/index'
import type { Size } from '#language/domain-kit'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { itemsOf } from '#language/english/checks/items'
import { readPhrases } from '#language/english/read-phrases'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { generated } from '../support/generated'
import type { Reached } from '../bars/bars'
import { table, timed } from './measure'

type Folder = (typeof domainFolders)[number]

/** Ground atoms and actions to go over. */
const WANTED = 10_000

const taskOf = (folder: Folder, size: Size, seed: number): Task | undefined => {
  try {
    const loaded = loadTask({ domain: folder.domainText, problem: generated(folder, seed, size) })
    return loaded.kind === 'ready' ? loaded.task : undefined
  } catch {
    // Not all sizes go together.
    return undefined
  }
}

/** As many problems as come to this many items: the largest sizes the sliders allow, over seeds. */
function tasksFor(folder: Folder): { readonly tasks: readonly Task[]; readonly items: number } {
  const tasks: Task[] = []
  let items = 0
  for (let seed = 1; items < WANTED && seed < 60; seed++) {
    const task = taskOf(folder, folder.presets.large, seed)
    if (task === undefined) continue
    tasks.push(task)
    const { facts, actions } = itemsOf(task)
    items += facts.length + actions.length
  }
  return { tasks, items }
}

export function benchPhrases(): Reached {
  const rows = domainFolders.map(folder => {
    const { tasks, items } = tasksFor(folder)
    const check = (): number => {
      const { phrases, diagnostics } = readPhrases(folder.phrasesText, tasks[0]!.domain)
      return diagnostics.length + checkPhrases(phrases, tasks[0]!.domain, tasks).length
    }
    const first = timed(check)
    const again = Array.from({ length: 5 }, () => timed(check).ms)
    const ms = Math.min(...again)
    return [folder.id, tasks.length, items, first.value, first.ms, ms, (ms * WANTED) / items] as const
  })
  table(
    'All checks of the phrases files over facts and actions of large problems',
    ['domain', 'problems', 'items', 'findings', 'first ms', 'ms', `ms for ${WANTED}`],
    rows,
  )
  const slowest = rows.reduce((a, b) => (a[6] > b[6] ? a : b))
  console.log(`Slowest: ${slowest[0]}, ${slowest[6].toFixed(0)} ms for ${WANTED} (goal 1,000).`)
  return { phrases: slowest[6] / 1000 }
}
