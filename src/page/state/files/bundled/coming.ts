// A shipped question named by the address: it can be shown within moments, so nothing else is drawn before it.

import { createSignal } from 'solid-js'
import { loadQuestionsAhead } from './shipped-questions'
import { inBackground } from '#page/browser/background'

/** The domain of the question that the address names, if no engine is needed to make it. */
export const domainIn = (hash: string): string | undefined =>
  (/[?&](?:seed|format)=/i.test(hash)
    ? undefined
    : (/^#open\?(?:.*&)?domain=([\w-]+)/.exec(hash) ?? /^#q=bundled:([\w-]+)\//.exec(hash)))?.[1]?.toLowerCase()

/** True if the address names the first page or a shipped question. */
export const isShipped = (hash: string): boolean => hash === '' || hash === '#home' || domainIn(hash) !== undefined

/** The kind of the question in the address, if there is one. */
export const kindIn = (hash: string): string | undefined =>
  /^#open\?(?:.*&)?kind=([\w-]+)/.exec(hash)?.[1]?.toLowerCase()

export function createComing() {
  const [isComing, setComing] = createSignal(false)
  /** Called once the question is shown or opening has failed. */
  const end = (): void => void setComing(false)
  return {
    isComing,
    /** Requests the data for the address; false if the page ships none for it. */
    begin(hash: string): boolean {
      const domain = domainIn(hash)
      if (domain === undefined || !loadQuestionsAhead(domain)) return false
      setComing(true)
      return true
    },
    /** Waits until the question is shown or opening has failed. */
    wait(opened: Promise<unknown>): void {
      setComing(true)
      inBackground(opened.finally(end))
    },
    end,
  }
}
