// All scenes on one sheet, drawn by the page's own component: initial state, a state midway, goal. For `npm run pictures`.

import { For } from 'solid-js'
import { render } from 'solid-js/web'
import { domainFolders } from '../../domains/index'
import '#page/ui/styles/tokens.css'
import '#page/ui/styles/base.css'
import { useTypefaces } from '#page/draw/typefaces'
import { SceneView } from '#page/draw/scene/scene'
import type { Scene } from '#language/domain-kit'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { searchQuick } from '#planning/search/greedy'
import { ground } from '#planning/task/ground'
import { stateFacts } from '#planning/task/names'
import { progress } from '#planning/task/step'
import type { State } from '#planning/task/task'
import { drawScene } from '#language/library/scenes'

interface Row {
  readonly id: string
  readonly scenes: readonly { scene: Scene; changed: readonly string[] }[]
}

/** Start, middle and end of a plan for the chosen problem (`?problem=1` is the second). */
function rowOf(folder: (typeof domainFolders)[number], which: number): Row {
  const { domain } = parseDomain(folder.domainText)
  const chosen = folder.problems[Math.min(which, folder.problems.length - 1)]!
  const { problem } = parseProblem(chosen.text, domain)
  const outcome = ground(domain, problem)
  if (outcome.kind !== 'task') return { id: folder.id, scenes: [] }
  const { task } = outcome
  const found = searchQuick(task, { maxStates: 200_000 })
  const plan = found.kind === 'plan' ? found.plan : []
  const states: State[] = [task.initial]
  for (const action of plan) states.push(progress(task, states[states.length - 1]!, action))
  const places = [0, Math.floor(plan.length / 2), plan.length]
  return {
    id: folder.id,
    scenes: places.map(at => {
      const facts = stateFacts(task, states[at]!)
      const before = new Set(at === 0 ? facts : stateFacts(task, states[at - 1]!))
      return {
        scene: drawScene(folder.scene, domain, problem, facts),
        changed: facts.filter(fact => !before.has(fact)),
      }
    }),
  }
}

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const ids = asked.get('ids')?.split(',')
const rows = domainFolders
  .filter(({ id }) => ids === undefined || ids.includes(id))
  .map(folder => rowOf(folder, Number(asked.get('problem') ?? 0)))

render(
  () => (
    <For each={rows}>
      {row => (
        <section style={{ padding: '12px 16px' }}>
          <h2 style={{ font: '600 14px sans-serif', margin: '0 0 8px' }}>{row.id}</h2>
          <div
            style={{
              display: 'grid',
              'grid-template-columns': 'repeat(3, 1fr)',
              gap: '16px',
              'align-items': 'center',
            }}
          >
            <For each={row.scenes}>
              {({ scene, changed }) => (
                <div style={{ height: '300px', display: 'flex' }}>
                  <SceneView scene={scene} changed={changed} />
                </div>
              )}
            </For>
          </div>
        </section>
      )}
    </For>
  ),
  document.getElementById('sheet')!,
)
void useTypefaces()
