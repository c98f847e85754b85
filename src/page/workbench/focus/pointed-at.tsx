// Describes what is pointed at: its formal name, its English, and whether it holds or applies in the current state.

import type { App } from '#page/state/app'
import { Match, Show, Switch } from 'solid-js'
import { type Focus, mentions } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { createSealing } from '#page/state/seals/sealing'
import './pointed-at.css'
import { createFocus } from '#page/state/focus/focus'
import { createPointing } from '#page/state/focus/pointing'

/** The current state; undefined while it is computed. */
const here = ({ stepping }: App) => {
  const value = stepping.pane.value()
  return value?.kind === 'state' ? value.state : undefined
}

export function PointedAt() {
  const { focus } = useFeature(createFocus)
  return (
    <span class="pointed-at flex-row gap-10 grow min-w-0 clipped ink" data-part="pointed-at">
      <Show when={focus()}>{now => <Words now={now()} />}</Show>
    </span>
  )
}

function Words(props: { now: Focus }) {
  const app = useApp()
  const pointed = useFeature(createPointing)
  const named = (kind: Focus['kind']): { readonly name: string } | undefined =>
    props.now.kind === kind && 'name' in props.now ? props.now : undefined
  const step = () => (props.now.kind === 'step' ? props.now : undefined)
  const state = () => (props.now.kind === 'state' ? props.now : undefined)
  const english = () => pointed.description()?.english ?? ''
  return (
    <Switch>
      <Match when={named('fact')}>
        {fact => (
          <>
            <code>{fact().name}</code>
            <English text={english()} />
            <FactStands name={fact().name} />
          </>
        )}
      </Match>
      <Match when={named('action')}>
        {action => (
          <>
            <code>{action().name}</code>
            <English text={english()} />
            <ActionStands name={action().name} />
          </>
        )}
      </Match>
      <Match when={step()}>
        {step => (
          <>
            <span class="numbers">
              step {step().index + 1} (index {step().index})
            </span>
            <code>{step().action}</code>
            <English text={english()} />
          </>
        )}
      </Match>
      <Match when={named('object')}>
        {object => (
          <>
            <code>{object().name}</code>
            <English text={english()} />
            <Show when={here(app)}>
              {state => (
                <span class="pointed-stands">
                  named in{' '}
                  {counted(state().facts.filter(fact => mentions(fact).includes(object().name)).length, 'fact')} here
                </span>
              )}
            </Show>
          </>
        )}
      </Match>
      <Match when={state()}>{state => <StateStands facts={state().facts} />}</Match>
    </Switch>
  )
}

/** The English, which is truncated first if there is little room. */
function English(props: { text: string }) {
  return (
    <Show when={props.text}>
      <span class="pointed-english clipped ink-soft with-ellipsis">{props.text}</span>
    </Show>
  )
}

function FactStands(props: { name: string }) {
  const app = useApp()
  const pointed = useFeature(createPointing)
  const holds = () => here(app)?.facts.includes(props.name)
  return (
    <Switch>
      <Match when={pointed.description()?.always != null}>
        <span class="pointed-stands">{pointed.description()!.always ? 'always holds' : 'never holds'}</span>
      </Match>
      <Match when={holds() === true}>
        <span class="pointed-stands stands-yes">holds here</span>
      </Match>
      <Match when={holds() === false}>
        <span class="pointed-stands stands-no">does not hold here</span>
      </Match>
    </Switch>
  )
}

function ActionStands(props: { name: string }) {
  const app = useApp()
  const pointed = useFeature(createPointing)
  const sealing = useFeature(createSealing)
  const can = () => (sealing.isSealed('actions') ? undefined : here(app)?.applicable.includes(props.name))
  const links = pointed.links
  return (
    <>
      <Show when={links().adds.length + links().deletes.length > 0}>
        <span class="pointed-links flex rigid numbers">
          <span class="link-needs">needs {links().needs.length}</span>
          <span class="link-adds">adds {links().adds.length}</span>
          <span class="link-deletes">deletes {links().deletes.length}</span>
        </span>
      </Show>
      <Show when={can() !== undefined}>
        <span class="pointed-stands" classList={{ 'stands-yes': can() === true, 'stands-no': can() === false }}>
          {can() ? 'is applicable here' : 'is not applicable here'}
        </span>
      </Show>
    </>
  )
}

function StateStands(props: { facts: readonly string[] }) {
  const app = useApp()
  const differing = () => {
    const now = new Set(here(app)?.facts ?? [])
    const then = new Set(props.facts)
    return props.facts.filter(fact => !now.has(fact)).length + [...now].filter(fact => !then.has(fact)).length
  }
  return (
    <>
      <span>a state with {counted(props.facts.length, 'fact')}</span>
      <Show when={here(app)}>
        <span class="pointed-stands numbers">
          {differing() === 0 ? 'where you are' : `${counted(differing(), 'fact')} differ`}
        </span>
      </Show>
    </>
  )
}
