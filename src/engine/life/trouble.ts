// What fails with the page's own files and workers, on its way to what shows it: the plain script `public/trouble.js`
// until the page has begun, then the page (`page/state/offline/offline.ts`). A worker hands it to the page.

/** A problem that the visitor must be informed of. */
export interface Trouble {
  /**
   * start: the page cannot begin. slow: a file, or a worker, has not come yet. file: a file that nothing waits for, such as
   * a style sheet. part: a part of the page or of the engine did not come whole. error: an error that nobody caught.
   * policy: the browser was forbidden to load something.
   */
  readonly what: 'start' | 'slow' | 'file' | 'part' | 'error' | 'policy'
  /** The file, or the error's own words. */
  readonly detail?: string
}

declare global {
  /** Made by `public/first.js`; undefined if that script did not come, and in workers. */
  var plangroundTrouble: TroubleChannel | undefined
}

/** Shows troubles; replaced once the page is drawn. */
export interface TroubleChannel {
  push(trouble: Trouble): void
  /** The page's script has run. */
  hasRun?: boolean
  /** The page is drawn. */
  hasBegun?: boolean
}

/** The worker's message about it. */
export interface TroubleMessage {
  readonly trouble: Trouble
}

/** Shows it to the visitor, or hands it to the page if this is a worker. */
export function reportTrouble(trouble: Trouble): void {
  if (globalThis.plangroundTrouble !== undefined) globalThis.plangroundTrouble.push(trouble)
  else if ('WorkerGlobalScope' in globalThis) self.postMessage({ trouble } satisfies TroubleMessage)
}

/** A thrown value as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The name of the error of a part that did not come, of the page or a worker: that has been shown. Comlink keeps names. */
export const MISSING_PART = 'MissingPart'
