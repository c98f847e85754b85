// The visitor's own domains in the gallery: their problems, and the actions on them.

import { For, Show } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { createPane } from '#page/state/lanes/pane'
import type { DomainCard } from '#language/library/cards'
import { worldOf } from '#page/state/making/worlds'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { saveDomain } from '#page/state/files/save-domain'
import { Icon, IconPicture } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { Card, type Start } from './card'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './gallery.css'
import './own-domains.css'

export function OwnDomains(props: { start: Start }) {
  const { own } = useFeature(createDomainCards)
  return (
    <section aria-label="Your domains">
      <h2 class="section-title flex-row between">Yours</h2>
      <ul class="cards grid gap-14">
        <For each={own()}>{domain => <OwnCard domain={domain} start={props.start} />}</For>
      </ul>
    </section>
  )
}

function OwnCard(props: { domain: DomainCard; start: Start }) {
  const app = useApp()
  const pane = createPane<string, Scene | null>(
    () => props.domain.id,
    id =>
      app.lanes.quietly('quick', async api => {
        const card = (await api.domains.own()).find(each => each.id === id)
        const problem = card?.problems[0]?.text
        if (card === undefined || problem === undefined) return null
        return api.states.scene({ domain: card.domain, problem }, [])
      }),
    { again: app.lanes.domains, keeps: () => true },
  )
  const title = () => props.domain.title
  const edit = async (): Promise<void> => {
    const { createBench } = await import('#page/state/templates/bench')
    app.feature(createBench).open(props.domain.id)
  }
  return (
    <Card
      domain={props.domain}
      start={props.start}
      scene={pane.value() ?? undefined}
      instead={
        <Show when={worldOf(props.domain).picture} fallback={<Icon name="boxes" size={30} />}>
          {picture => <IconPicture picture={picture()} size={30} />}
        </Show>
      }
    >
      <div class="own-actions flex wrap gap-2">
        <Button small quiet icon="pencil-line" onClick={() => inBackground(edit())}>
          Edit<span class="unseen"> the English of {title()}</span>
        </Button>
        <Button small quiet icon="download" onClick={() => inBackground(saveDomain(app, props.domain.id))}>
          Save<span class="unseen"> {title()} as a folder</span>
        </Button>
        <Button small quiet icon="trash-2" onClick={() => app.sessionDomains.remove(props.domain.id)}>
          Remove<span class="unseen"> {title()}</span>
        </Button>
      </div>
    </Card>
  )
}
