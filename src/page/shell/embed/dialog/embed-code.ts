// The code that puts a part of Planground into another page.

import { escaped } from '#base/xml'

/** What the frame is let: `allow-same-origin` is what modules need; the link at its foot opens a tab as any other. */
export const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox'

export interface FrameSize {
  /** Of CSS: `100%`, `800`. */
  readonly width: string
  /** Pixels. */
  readonly height: number
}

/** The element, with its address and its title as they may occur in HTML. */
export const iframeCode = (address: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0" sandbox="${SANDBOX}" allow="clipboard-write" loading="lazy"></iframe>`
