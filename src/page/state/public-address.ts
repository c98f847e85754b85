// The address of the page in links for other people. A page on this computer, as after `npm start`, or opened from a
// disk, has none that others can open: they name one.

import type { App } from './app'
import { createTypedText } from './session/typed'

export interface PublicAddress {
  /** The address in links, without a fragment. */
  readonly base: () => string
  readonly linkTo: (fragment: string) => string
  /** True if only this computer can open the links. */
  readonly isLocal: () => boolean
  /** The named address; '' for the page's own. */
  readonly named: () => string
  /** Sets the address, or '' for the page's own. Returns the reason if others cannot open it, else undefined. */
  readonly name: (typed: string) => string | undefined
}

/** True if an address leads to the computer that opens it. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { protocol, hostname } = new URL(address)
  return !protocol.startsWith('http') || /(?:^|\.)localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname)
}

export function createPublicAddress(app: App): PublicAddress {
  const [named, setNamed] = createTypedText(app, 'planground-public-address')
  const base = (): string => (isLocalAddress(named()) ? location.href.replace(/#.*$/, '') : named())
  return {
    base,
    linkTo: fragment => `${base()}#${fragment}`,
    isLocal: () => isLocalAddress(base()),
    named,
    name(typed) {
      const address = typed.trim().replace(/#.*$/, '')
      if (address !== '' && !/^https?:\/\//i.test(address)) return 'An address begins with https://.'
      if (address !== '' && !URL.canParse(address)) return 'This is not a complete address.'
      if (address !== '' && isLocalAddress(address)) return 'This address leads to the computer that opens it.'
      setNamed(address === '' ? '' : new URL(address).href)
      return undefined
    },
  }
}
