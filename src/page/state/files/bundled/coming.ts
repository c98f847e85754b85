// A question in the address that is part of the page: it is shown in a moment, so nothing else is drawn before it.

import { createSignal } from 'solid-js'
import { loadQuestionsAhead } from './shipped-questions'
import { inBackground } from '#page/browser/background'

/** The domain whose question the address leads to, where no engine is needed to make it. */
export const domainIn = (hash: string): string | undefined =>
  (/[?&](?:seed|format)=/i.test(hash)
    ? undefined
    : (/^#open\?(?:.*&)?domain=([\w-]+)/.exec(hash) ?? /^#q=bundled:([\w-]+)\//.exec(hash)))?.[1]?.toLowerCase()

/** True if the address leads to the first page, or to a shipped question. */
export const isShipped = (hash: string): boolean => hash === '' || hash === '#home' || domainIn(hash) !== undefined

/** The kind of the question that the address leads to, where it names one. */
export const kindIn = (hash: string): string | undefined =>
  /^#open\?(?:.*&)?kind=([\w-]+)/.exec(hash)?.[1]?.toLowerCase()

export function createComing() {
  const [isComing, setComing] = createSignal(false)
  /** It is shown, or failed. */
  const end = (): void => void setComing(false)
  return {
    isComing,
    /** Asks for what the address needs; false if nothing of it comes with the page. */
    begin(hash: string): boolean {
      const domain = domainIn(hash)
      if (domain === undefined || !loadQuestionsAhead(domain)) return false
      setComing(true)
      return true
    },
    /** Waits until it is shown, or failed. */
    wait(opened: Promise<unknown>): void {
      setComing(true)
      inBackground(opened.finally(end))
    },
    end,
  }
}
