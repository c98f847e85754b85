// The state of the checks: their progress with a Stop button, what was checked, and which problems were left out.

import { For, Match, Show, Switch } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createPhraseChecking } from '../checking'
import { createTextsDesk } from '../editor/texts-desk'
import './findings.css'

export function CheckState() {
  const desk = useFeature(createTextsDesk)
  const checking = useFeature(createPhraseChecking)
  const checked = () => checking.problems().filter(({ outcome }) => outcome === 'checked')
  const left = () => checking.problems().filter(({ outcome }) => outcome !== 'checked')
  const items = () => checked().reduce((sum, each) => sum + each.items, 0)
  const amount = (): string =>
    checked().length === 0
      ? 'There are no problems to check with, so the objects were made up.'
      : `${grouped(items())} facts and actions of ${counted(checked().length, 'problem')} were put into English and read back.`
  return (
    <div class="check-state flex-row note wrap">
      <Switch>
        <Match when={checking.condition() === 'working'}>
          <Progress />
        </Match>
        <Match when={checking.condition() === 'stopped'}>
          <p role="status">Stopped before all facts and actions were checked.</p>
          <Again />
        </Match>
        <Match when={checking.condition() === 'failed'}>
          <p class="check-failed flex gap-7 ink-delete" role="alert">
            <Icon name="triangle-alert" size={14} />
            <span>
              Not checked. <Prose text={checking.message()} />
            </span>
          </p>
          <Again />
        </Match>
        <Match when={checking.isCurrent() && desk.faults().length === 0}>
          <div class="check-none grid gap-10 grow" role="status">
            <span class="check-badge grid place-center ink-add disc">
              <Icon name="check" size={20} />
            </span>
            <h2 class="ink">No findings</h2>
            <p>{amount()}</p>
          </div>
        </Match>
        <Match when={checking.isCurrent()}>
          <p role="status">{amount()}</p>
        </Match>
      </Switch>
      <Show when={left().length > 0}>
        <ul class="check-left grid gap-4">
          <For each={left()}>
            {({ name, message }) => (
              <li>
                <strong>{name}</strong> was left out. <Prose text={message} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}

function Progress() {
  const checking = useFeature(createPhraseChecking)
  const share = (): number => {
    const step = checking.progress()
    return step === null || step.of === 0 ? 0 : step.done / step.of
  }
  return (
    <>
      <p role="status">
        Checking
        <Show when={checking.progress()}>
          {step => (
            <span class="numbers">
              {' '}
              {grouped(step().done)} of {grouped(step().of)} facts and actions
            </span>
          )}
        </Show>
      </p>
      <progress class="check-progress clipped no-border round-2" aria-label="Checked" max="1" value={share()} />
      <Button small icon="circle-stop" onClick={() => checking.stop()}>
        Stop
      </Button>
    </>
  )
}

function Again() {
  const checking = useFeature(createPhraseChecking)
  return (
    <Button small icon="rotate-ccw" onClick={() => checking.again()}>
      Check again
    </Button>
  )
}
