// Places that are named and not built yet: what will be here, and what of it works today.

import { For, type JSX } from 'solid-js'
import { Icon, type IconName } from '../parts/icon'
import { useApp, usePart } from '../state/use-app'
import './coming.css'
import { createCommands } from '../commands/commands'

interface PlannedPlace {
  readonly icon: IconName
  readonly title: string
  readonly says: string
  readonly coming: readonly { readonly title: string; readonly says: string }[]
  readonly today: string
  readonly sample: () => JSX.Element
}

const learn: PlannedPlace = {
  icon: 'graduation-cap',
  title: 'Learn',
  says: 'Planning from the first state to the first landmark, in short lessons one can touch.',
  coming: [
    {
      title: 'One idea a lesson',
      says: 'States, actions, plans, dead ends, landmarks: each with a small world to try it in.',
    },
    {
      title: 'Questions that teach',
      says: 'A wrong answer shows the plan that refutes it, and then asks a little easier.',
    },
    {
      title: 'For a class',
      says: 'A link holds the problem, the question and how far the hints go. No accounts, no server.',
    },
  ],
  today:
    'Take a small problem, step through it by hand, and watch where you are in its state graph.',
  sample: () => (
    <figure class="sample">
      <Icon name="circle-dot" />
      <Icon name="arrow-right" />
      <Icon name="circle" />
      <Icon name="arrow-right" />
      <Icon name="star" />
      <p>Is every plan bound to pass the middle?</p>
    </figure>
  ),
}

export const ComingLearn = () => <Coming {...learn} />

function Coming(props: PlannedPlace) {
  const { commandNamed } = usePart(createCommands)
  const { session, place } = useApp()
  const begin = (): void => {
    if (session.files().length === 0) place.show({ gallery: true })
    place.show({ workspace: 'explore' })
  }
  return (
    <main class="coming">
      <div class="coming-inner">
        <header>
          <span class="coming-icon">
            <Icon name={props.icon} size={26} />
          </span>
          <h1>{props.title}</h1>
          <p>{props.says}</p>
        </header>
        {props.sample()}
        <section>
          <h2>Being built</h2>
          <ol>
            <For each={props.coming}>
              {item => (
                <li>
                  <strong>{item.title}</strong>
                  <p>{item.says}</p>
                </li>
              )}
            </For>
          </ol>
        </section>
        <section class="coming-today">
          <h2>Works today</h2>
          <p>{props.today}</p>
          <div>
            <button type="button" class="button primary" onClick={begin}>
              Go to Explore
            </button>
            <button type="button" class="button" onClick={() => commandNamed('open').run()}>
              <Icon name="folder-open" /> Open files
            </button>
          </div>
        </section>
      </div>
    </main>
  )
}
