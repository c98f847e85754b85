// Buttons: with a label, or with only an icon.

import { type JSX, Show, splitProps } from 'solid-js'
import { Icon, type IconName } from './icon'
import './button.css'

type Click = (event: MouseEvent & { currentTarget: HTMLButtonElement }) => void

interface Pressable extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** A less important command: no frame, no background. */
  readonly quiet?: boolean
  /** State of a toggle (`aria-pressed`). */
  readonly pressed?: boolean | undefined
  /**
   * True, or the reason as text, while the button is unavailable. It keeps the focus and stays reachable
   * (`aria-disabled`), unlike a button with `disabled`.
   */
  readonly blocked?: boolean | string | undefined
  readonly iconSize?: number
  readonly onClick?: Click
}

interface ButtonProps extends Pressable {
  /** The main command of its section. */
  readonly primary?: boolean
  readonly small?: boolean
  /** Before the label; an icon after it is among the children. */
  readonly icon?: IconName
}

interface IconButtonProps extends Pressable {
  readonly icon: IconName
  /**
   * Its accessible name; without a `title` also the tooltip. Keys in brackets appear in the tooltip only: `Close
   * (Esc)`.
   */
  readonly label: string
}

/** A button with a label. All other attributes of `button` are passed on, including `data-part` and `ref`. */
export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, ['primary', 'quiet', 'small', 'icon', 'iconSize', 'children'])
  const look = () => `button${own.primary ? ' primary' : ''}${own.quiet ? ' quiet' : ''}${own.small ? ' small' : ''}`
  return (
    <Press {...rest} look={look()}>
      <Show when={own.icon}>{name => <Icon name={name()} size={own.iconSize ?? (own.small ? 14 : 15)} />}</Show>
      {own.children}
    </Press>
  )
}

/** A button with only an icon; with `pressed` it is a toggle. */
export function IconButton(props: IconButtonProps) {
  const [own, rest] = splitProps(props, ['icon', 'label', 'iconSize'])
  return (
    <Press
      aria-label={props.title === undefined ? own.label.replace(/ \([^()]*\)$/, '') : own.label}
      title={own.label}
      {...rest}
      look={props.pressed === undefined ? 'icon-button' : 'icon-button toggle'}
    >
      <Icon name={own.icon} size={own.iconSize} />
    </Press>
  )
}

function Press(props: Pressable & { readonly look: string }) {
  const [own, rest] = splitProps(props, ['look', 'class', 'classList', 'pressed', 'blocked', 'onClick'])
  const press: Click = event => {
    if (own.blocked) event.preventDefault()
    else own.onClick?.(event)
  }
  // A single string: in a spread, a changing `class` would drop the classes added by `classList`.
  const classes = (): string =>
    [own.look, own.class ?? '', ...Object.entries(own.classList ?? {}).flatMap(([name, isOn]) => (isOn ? name : []))]
      .join(' ')
      .trimEnd()
  return (
    <button
      type="button"
      title={typeof own.blocked === 'string' && own.blocked !== '' ? own.blocked : undefined}
      {...rest}
      class={classes()}
      aria-pressed={own.pressed}
      aria-disabled={own.blocked === undefined ? undefined : Boolean(own.blocked)}
      onClick={press}
    />
  )
}
