// The HTML that embeds a view of Planground in another page.

import { escaped } from '#base/xml'

/** The permissions of the frame: modules need `allow-same-origin`; the link in the footer opens an unrestricted tab. */
export const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox'

export interface FrameSize {
  /** A CSS length or percentage: `100%`, `800`. */
  readonly width: string
  /** Pixels. */
  readonly height: number
}

/** The `<iframe>` element, with its address and title escaped for HTML. */
export const iframeCode = (address: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0" sandbox="${SANDBOX}" allow="clipboard-write" loading="lazy"></iframe>`
