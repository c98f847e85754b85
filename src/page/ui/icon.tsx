// An icon of the page's icon set; the build includes only those that are named.

import type { IconName } from './icon-name'
import { pictures } from './icon-pictures'
import './icon.css'

export type { IconName }

interface IconLook {
  readonly size?: number | undefined
  readonly class?: string | undefined
}

/** A picture next to a text; hidden from screen readers. */
export const Icon = (props: IconLook & { name: IconName }) => (
  <IconPicture picture={pictures[props.name] ?? ''} size={props.size} class={props.class} />
)

/** An icon by its picture, which is a constant from the icon set and never a visitor's text. */
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
