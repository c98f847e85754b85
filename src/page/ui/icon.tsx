// An icon: constants of the one set, of which only those that are named are built in.

import type { IconName } from './icon-name'
import { pictures } from './icon-pictures'
import './icon.css'

export type { IconName }

interface IconLook {
  readonly size?: number | undefined
  readonly class?: string | undefined
}

/** A picture next to a word; it states nothing to screen readers. */
export const Icon = (props: IconLook & { name: IconName }) => (
  <IconPicture picture={pictures[props.name] ?? ''} size={props.size} class={props.class} />
)

/** An icon by its picture, which is a constant from the icon set and never text of a visitor. */
export function IconPicture(props: IconLook & { picture: string }) {
  return (
    <svg
      class={`icon ${props.class ?? ''}`}
      width={props.size ?? 16}
      height={props.size ?? 16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.85"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      innerHTML={props.picture}
    />
  )
}
