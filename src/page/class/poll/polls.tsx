// Polls: choosing a question, from a sheet or the open one, and the polls that this browser stores.

import { createSignal, For, Index, Show } from 'solid-js'
import type { EngineCalls } from '#engine/client'
import { type Sheet, type SheetItem, usual } from '#teaching/sheets/sheet'
import { Icon } from '#page/ui/icon'
import { Problem } from '#page/workbench/parts/conditions'
import { counted, cutMiddle, domainTitle } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { aboutEdit } from '#questions/kinds/question'
import { kindCodes, kindName } from '#questions/kinds/codes'
import { classAddress } from '#page/state/places/class-place'
import { createKeptSheets } from '../kept-sheets'
import { itemWords } from '../make/item-words'
import { createKeptPolls, type KeptPoll } from './kept-polls'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './polls.css'

export function Polls() {
  return (
    <div class="polls">
      <header class="polls-head grid gap-8">
        <h1>Polls</h1>
        <p class="ink-soft">
          Show a question, let the class vote with hands, phones or printed cards, let neighbours discuss, vote again,
          and show why the answer is right. There is no server, so votes do not arrive by themselves: phones show codes,
          which you collect from the class’s chat or with the camera.
        </p>
      </header>
      <PublicAddressField />
      <FromExplore />
      <FromSheet />
      <KeptList />
      <p class="ink-soft">
        <a href={`#${classAddress({ part: 'cards' })}`}>Print cards</a> for a class without phones: the camera reads
        them.
      </p>
    </div>
  )
}

/** Starts a poll on an item, for which a separate sheet is stored with the poll. */
async function beginPoll(
  app: App,
  title: string,
  itemsOf: (api: EngineCalls) => Promise<readonly SheetItem[]>,
): Promise<void> {
  const outcome = await app.lanes.run('quick', 'packing the question', async api => {
    const items = await itemsOf(api)
    const sheet: Sheet = { ...usual, title: title.slice(0, 100), seed: 'poll', items }
    return api.sheets.pack(sheet)
  })
  if (outcome.kind !== 'done') {
    app.notices.notify({
      tone: 'problem',
      title: 'The question could not be packed',
      lines: outcome.kind === 'failed' ? [outcome.message] : [],
    })
    return
  }
  const { hash, link } = outcome.value
  const kept = app.feature(createKeptPolls)
  if (kept.find(hash, 1) === undefined)
    kept.put({
      ...{ sheet: hash, item: 1, link, title, step: 'think', ends: null },
      rounds: [{ hands: {}, votes: [] }],
    })
  app.place.show({ class: { part: 'poll', hash, item: 1, large: false } })
}

/** The current question, or examples if there is none. */
function FromExplore() {
  const app = useApp()
  const { session } = app
  const begin = (entry: Entry): void => {
    const { edit } = session.plainWork(entry.id)
    const question = edit === null ? entry.question : aboutEdit(entry.question, edit)
    inBackground(beginPoll(app, `${entry.file.name}, ${kindName(question.kind)}`, api => api.sheets.items([question])))
  }
  return (
    <Show when={session.selected()} fallback={<Examples />}>
      {entry => (
        <section class="polls-part column place-start gap-12" aria-labelledby="polls-front">
          <h2 id="polls-front">The question open in Explore</h2>
          <Button primary title={entry().file.name} onClick={() => begin(entry())}>
            Poll on this question: {kindName(entry().question.kind)}, question {entry().number} of{' '}
            {cutMiddle(entry().file.name, 40)}
            <Icon name="arrow-right" size={15} />
          </Button>
        </section>
      )}
    </Show>
  )
}

const examples = ['ferry', 'blocksworld', 'grippers'] as const

/** Questions of different kinds about a few domains. */
function Examples() {
  const app = useApp()
  return (
    <section class="polls-part column place-start gap-12" aria-labelledby="polls-examples">
      <h2 id="polls-examples">Try it with an example</h2>
      <div class="flex wrap gap-8">
        <For each={examples}>
          {(domain, i) => {
            const kind = kindCodes[i() * 2]!
            const title = `${domainTitle(domain)}, ${kindName(kind)}`
            return (
              <Button
                onClick={() =>
                  inBackground(
                    beginPoll(app, title, async () => [
                      { item: 'recipe', kind, format: 'gen', domain, on: { problem: 'p01' } },
                    ]),
                  )
                }
              >
                {title}
                <Icon name="arrow-right" size={15} />
              </Button>
            )
          }}
        </For>
      </div>
      <p class="polls-note">Or open a question in Explore, then come back.</p>
    </section>
  )
}

/** The items of a sheet that this browser stores. */
function FromSheet() {
  const { lanes } = useApp()
  const sheets = useFeature(createKeptSheets)
  const [hash, setHash] = createSignal(sheets.list()[0]?.hash ?? '')
  const read = createPane(
    () => sheets.named(hash())?.link ?? null,
    link => lanes.quietly('quick', api => api.sheets.readLink(link)),
  )
  const items = () => {
    const now = read.value()
    return now?.kind === 'sheet' ? now.sheet.items : []
  }
  const problem = () => {
    const now = read.value()
    return now?.kind === 'bad' ? now.message : read.message()
  }
  return (
    <section class="polls-part column place-start gap-12" aria-labelledby="polls-sheet">
      <h2 id="polls-sheet">A question from a sheet</h2>
      <Show
        when={sheets.list().length > 0}
        fallback={
          <p class="polls-note">
            There is no sheet in this browser. <a href="#class">Make a sheet</a>, then come back.
          </p>
        }
      >
        <div class="polls-choose">
          <SelectField
            label="Sheet"
            value={hash()}
            set={setHash}
            options={sheets.list().map(({ hash, title }) => [hash, `${title} (${hash})`])}
          />
        </div>
        <Show when={problem() !== ''}>
          <Problem title="The sheet could not be read" message={problem()} />
        </Show>
        <ol class="polls-items">
          <For each={items()}>
            {(item, i) => (
              <li>
                <Show
                  when={item.item !== 'step'}
                  fallback={<span class="polls-none">{itemWords(item).title}: nothing to vote on</span>}
                >
                  <a href={`#${classAddress({ part: 'poll', hash: hash(), item: i() + 1, large: false })}`}>
                    <strong>{itemWords(item).title}</strong>
                    <span>{itemWords(item).details}</span>
                  </a>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}

const stepWords = {
  think: 'not started',
  vote: 'open',
  counts: 'counted',
  answer: 'answer shown',
} as const satisfies Record<KeptPoll['step'], string>

function KeptList() {
  const { notices } = useApp()
  const kept = useFeature(createKeptPolls)
  const votesOf = ({ rounds }: KeptPoll): number =>
    rounds.reduce(
      (sum, { hands, votes }) => sum + votes.length + Object.values(hands).reduce((all, each) => all + each, 0),
      0,
    )
  const forget = (poll: KeptPoll): void => {
    kept.forget(poll.sheet, poll.item)
    notices.notify({
      tone: 'plain',
      title: 'The poll was cleared',
      action: { label: 'Undo', run: () => kept.put(poll) },
    })
  }
  return (
    <Show when={kept.list().length > 0}>
      <section class="polls-part column place-start gap-12" aria-labelledby="polls-kept">
        <h2 id="polls-kept">Polls in this browser</h2>
        <ul class="polls-kept">
          {/* By index, as all polls are read again when another window changes one. */}
          <Index each={kept.list()}>
            {poll => (
              <li class="flex-row gap-8">
                <a href={`#${classAddress({ part: 'poll', hash: poll().sheet, item: poll().item, large: false })}`}>
                  <strong>
                    {poll().title} · question {poll().item}
                  </strong>
                  <span>
                    {counted(poll().rounds.length, 'round')}, {counted(votesOf(poll()), 'vote')},{' '}
                    {stepWords[poll().step]}
                  </span>
                </a>
                <IconButton
                  icon="trash-2"
                  iconSize={15}
                  label={`Clear the poll on question ${poll().item} of ${poll().title}`}
                  onClick={() => forget(poll())}
                />
              </li>
            )}
          </Index>
        </ul>
      </section>
    </Show>
  )
}
