// A component for one atom of a printed page.

import { For, Match, Show, Switch } from 'solid-js'
import type { Rich } from '#teaching/exports/rich'
import { type Atom, lookOf, type Picture } from './atoms'
import './print.css'

/** Returns the URL of the picture of the question with this key. */
export type PictureOf = (key: string) => string

type Of<Kind extends Atom['kind']> = Extract<Atom, { readonly kind: Kind }>

const ofKind =
  (props: { readonly atom: Atom }) =>
  <Kind extends Atom['kind']>(kind: Kind): Of<Kind> | undefined =>
    props.atom.kind === kind ? (props.atom as Of<Kind>) : undefined

/** The building blocks of printed questions. */
export function AtomView(props: { atom: Atom; pictureOf: PictureOf }) {
  const of = ofKind(props)
  return (
    <Switch fallback={<SideAtom atom={props.atom} />}>
      <Match when={of('text')}>
        {atom => (
          <p class={`atom atom-text break-anywhere look-${atom().look}`} data-part="atom">
            <Words text={atom().text} />
          </p>
        )}
      </Match>
      <Match when={of('picture')}>
        {atom => (
          <p class="atom atom-picture" data-part="atom">
            <Drawn picture={atom()} pictureOf={props.pictureOf} />
          </p>
        )}
      </Match>
      <Match when={of('side-by-side')}>
        {atom => (
          <div class="atom atom-side" data-part="atom">
            <Drawn picture={atom().picture} pictureOf={props.pictureOf} />
            <For each={atom().texts}>{text => <p class={`look-${lookOf(text)}`}>{text}</p>}</For>
            <For each={atom().further}>{each => <AtomView atom={each} pictureOf={props.pictureOf} />}</For>
          </div>
        )}
      </Match>
      <Match when={of('option')}>{atom => <Option option={atom()} />}</Match>
      <Match when={of('row')}>
        {atom => (
          <div class="atom atom-row grid" data-part="atom">
            <For each={atom().options}>{option => <Option option={option} />}</For>
          </div>
        )}
      </Match>
      <Match when={of('yes-no')}>{atom => <YesNo hasRoom={atom().hasRoom} />}</Match>
      <Match when={of('number')}>
        <p class="atom atom-number flex-row" data-part="atom">
          <span>Answer</span>
          <i />
        </p>
      </Match>
      <Match when={of('lines')}>
        {atom => (
          <div class="atom atom-lines" data-part="atom" data-halved={atom().isHalved ? '' : undefined}>
            <For each={Array.from({ length: atom().lines })}>{() => <i class="block" />}</For>
          </div>
        )}
      </Match>
    </Switch>
  )
}

const Option = (props: { option: Of<'option'> }) => (
  <p class="atom atom-option flex" data-part="atom">
    <span class={`atom-mark rigid mark-${props.option.mark}`} />
    <b>{props.option.letter}</b>
    <span>
      <Words text={props.option.text} />
    </span>
  </p>
)

const Drawn = (props: { picture: Picture; pictureOf: PictureOf }) => (
  <img
    src={props.pictureOf(props.picture.of)}
    alt={props.picture.caption}
    style={{ width: `${props.picture.width}mm`, height: `${props.picture.height}mm` }}
  />
)

/** Atoms above the questions, and in keys. */
function SideAtom(props: { atom: Atom }) {
  const of = ofKind(props)
  return (
    <Switch>
      <Match when={of('answer')}>
        {atom => (
          <p class="atom atom-answer flex items-baseline" data-part="atom">
            <b>{atom().right}</b>
            <span>{atom().name}</span>
          </p>
        )}
      </Match>
      <Match when={of('reason')}>
        {atom => (
          <p class="atom atom-reason flex" data-part="atom">
            <b>{atom().label}</b>
            <span>
              {/^(?:Right|Wrong):/.test(atom().why[0]?.text ?? '') ? '' : atom().right ? 'Right. ' : 'Wrong. '}
              <Words text={atom().why} />
            </span>
          </p>
        )}
      </Match>
      <Match when={of('title')}>
        {atom => (
          <div class="atom atom-title flex items-baseline between" data-part="atom">
            <h2 class="min-w-0 break-anywhere">{atom().title}</h2>
            <Show when={atom().under !== ''}>
              <p class="rigid">{atom().under}</p>
            </Show>
          </div>
        )}
      </Match>
      <Match when={of('names')}>
        <p class="atom atom-names flex items-baseline" data-part="atom">
          <span>Name</span>
          <i />
          <span>Date</span>
          <i />
        </p>
      </Match>
      <Match when={of('glance')}>{atom => <Glance entries={atom().entries} />}</Match>
    </Switch>
  )
}

function YesNo(props: { hasRoom: boolean }) {
  const mark = () => (props.hasRoom ? 'circle' : 'none')
  return (
    <p class="atom atom-yes-no flex" data-part="atom">
      <For each={['Yes', 'No']}>
        {word => (
          <span class="flex">
            <span class={`atom-mark rigid mark-${mark()}`} />
            {word}
          </span>
        )}
      </For>
    </p>
  )
}

const Glance = (props: { entries: Of<'glance'>['entries'] }) => (
  <ul class="atom atom-glance grid no-list" data-part="atom">
    <For each={props.entries}>
      {([number, right]) => (
        <li class="flex items-baseline">
          <span>{number}</span>
          <b>{right}</b>
        </li>
      )}
    </For>
  </ul>
)

const Words = (props: { text: Rich }) => (
  <For each={props.text}>{({ kind, text }) => (kind === 'code' ? <code>{text}</code> : text)}</For>
)
