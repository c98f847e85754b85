// A receipt, verified by the certificate checker alone: whether its verdict follows, the checker's result for each
// claim, what it cannot verify, and the engine that issued the receipt.

import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { capital } from '#base/words'
import type { CheckedReceipt } from '#engine/api/one'
import { kindName } from '#questions/kinds/codes'
import { cutMiddle, domainTitle, formatName } from '#page/ui/naming'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon, type IconName } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createOne } from './one-state'
import { createReceipts, type OpenedReceipt } from './receipts'
import { openQuestion } from './taken/looking-up'
import './reading-columns.css'

type Checked = Extract<CheckedReceipt, { kind: 'checked' }>
type Outcome = Checked['check']['outcome']

const words: Readonly<Record<Outcome, string>> = {
  confirmed: 'Confirmed',
  'not-shown': 'Not shown',
  refused: 'Refused',
}
const icons: Readonly<Record<Outcome, IconName>> = {
  confirmed: 'shield-check',
  'not-shown': 'shield',
  refused: 'x',
}

export function ReceiptPage(props: { receipt: OpenedReceipt }) {
  const { lanes } = useApp()
  const { checked, close } = useFeature(createReceipts)
  const bad = () => {
    const value = checked.value()
    return value?.kind === 'bad' ? value : undefined
  }
  const good = () => {
    const value = checked.value()
    return value?.kind === 'checked' ? value : undefined
  }
  return (
    <section class="receipt" aria-labelledby="receipt-title">
      <header class="flex wrap items-baseline gap-4-12" data-part="receipt-head">
        <h1 id="receipt-title">Receipt</h1>
        <p class="faint" title={props.receipt.name}>
          {cutMiddle(props.receipt.name, 60)}
        </p>
        <span class="spacer" />
        <Button small icon="x" onClick={close}>
          Close the receipt
        </Button>
      </header>
      <Switch>
        <Match when={checked.condition() === 'working'}>
          <Working what="Checking the receipt" startedAt={checked.startedAt()} stop={() => lanes.stopWork('judging')} />
        </Match>
        <Match when={checked.condition() === 'problem' || checked.condition() === 'stopped'}>
          <Problem
            title="The receipt was not checked"
            message={checked.message() || 'It was stopped.'}
            again={() => checked.retry()}
          />
        </Match>
        <Match when={bad()}>{bad => <Problem title={bad().title} message={bad().message} />}</Match>
        <Match when={good()}>{good => <Found checked={good()} />}</Match>
      </Switch>
    </section>
  )
}

function Found(props: { checked: Checked }) {
  const check = () => props.checked.check
  const question = () => props.checked.question
  return (
    <>
      <div
        class={`receipt-outcome border pad-14-16 gap-14 flex ${check().outcome}`}
        data-part="receipt-outcome"
        role="status"
      >
        <span class="receipt-icon grid place-center rigid disc">
          <Icon name={icons[check().outcome]} size={20} />
        </span>
        <div>
          <h2>{words[check().outcome]}</h2>
          <p class="break-anywhere">
            <Prose text={check().explanation} />
          </p>
        </div>
      </div>
      <dl class="receipt-facts grid">
        <Fact term="Question">
          {capital(kindName(question().kind))}, {formatName[question().format]}
          {question().domain === '' ? '' : `, ${domainTitle(question().domain)}`}
        </Fact>
        <Fact term="Verdict in the receipt">
          <strong>{capital(check().verdict)}</strong>. <Prose text={props.checked.explanation} />
        </Fact>
        <Fact term="Read from the response now">
          <Show when={check().answer} fallback="no answer">
            {answer => <Prose text={answer()} />}
          </Show>
        </Fact>
        <Fact term="What the verdict rests on">{restsOn(props.checked)}</Fact>
        <Fact term="Official score in the receipt">
          {props.checked.officialScore ?? 'none'}
          {props.checked.officialScore === null ? '' : ', not checked'}
        </Fact>
        <Fact term="Engine">
          <EngineLine engine={props.checked.engine} />
        </Fact>
      </dl>
      <Claims checked={props.checked} />
      <Show when={check().unseen.length > 0}>
        <section class="receipt-unseen" aria-labelledby="unseen-title">
          <h3 id="unseen-title">What the checker cannot see</h3>
          <ul>
            <For each={check().unseen}>
              {text => (
                <li class="ink-soft">
                  <Prose text={text} />
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <OpenIt checked={props.checked} />
    </>
  )
}

function Fact(props: { term: string; children: JSX.Element }) {
  return (
    <>
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </>
  )
}

const restsOn = ({ check }: Checked): string =>
  ({
    claims: 'Claims that the checker accepted.',
    steps: 'Steps from the initial state, which the checker took itself.',
    reading: 'The text of the response alone.',
    nothing: 'Nothing that the checker accepts.',
  })[check.rests]

function EngineLine(props: { engine: Checked['engine'] }) {
  const isSame = () => props.engine.made === props.engine.here
  return (
    <Show
      when={!isSame()}
      fallback={
        <>
          The same as here, <code>{props.engine.here.slice(0, 12)}</code>.
        </>
      }
    >
      Made by another engine, <code>{props.engine.made.slice(0, 12)}</code>; here it is{' '}
      <code>{props.engine.here.slice(0, 12)}</code>. The checker needs neither.
    </Show>
  )
}

function Claims(props: { checked: Checked }) {
  const claims = () => props.checked.check.claims
  return (
    <section class="receipt-claims" data-part="receipt-claims" aria-labelledby="claims-title">
      <h3 id="claims-title">Claims</h3>
      <Show when={claims().length > 0} fallback={<p class="faint">The receipt has no certificates.</p>}>
        <ul>
          <For each={claims()}>
            {({ claim, certificate, accepted, where, isBare }) => (
              <li
                data-accepted={accepted ? '' : undefined}
                class={accepted ? 'accepted' : isBare ? 'unchecked' : 'refused'}
              >
                <Icon name={accepted ? 'shield-check' : isBare ? 'shield' : 'x'} size={15} />
                <p>
                  <Prose text={capital(claim)} />: <Prose text={certificate} />.{' '}
                  <strong>{accepted ? 'Accepted' : isBare ? 'Not checkable' : 'Refused'}.</strong>
                  <Show when={where}>
                    {' '}
                    <span class="ink-soft">
                      <Prose text={where} />
                    </span>
                  </Show>
                </p>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}

/** Opens the question of the receipt with its response, to be judged by the whole engine. */
function OpenIt(props: { checked: Checked }) {
  const app = useApp()
  const one = useFeature(createOne)
  const { close } = useFeature(createReceipts)
  const open = (): void => {
    const entry = openQuestion(app, props.checked.question, 'From a receipt')
    if (typeof entry === 'string') return
    app.session.widen()
    app.session.select(entry.id)
    one.put(props.checked.response, 'the receipt')
    close()
  }
  return (
    <p class="flex-row wrap gap-12">
      <Button icon="scale" onClick={open}>
        Judge the response again
      </Button>
      <span class="faint">Opens the question of the receipt with its response.</span>
    </p>
  )
}
