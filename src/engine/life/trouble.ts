// Reports failures of the page's own files and workers: to the plain script `public/trouble.js` until the page has
// started, then to the page (`page/state/offline/offline.ts`). A worker passes them to the page.

/** A failure that must be shown to the visitor. */
export interface Trouble {
  /**
   * start: the page cannot start. slow: a file or a worker has not loaded yet. file: a file that nothing waits for,
   * such as a style sheet, failed to load. part: a module of the page or of the engine was not loaded completely.
   * error: an uncaught error. policy: the browser was not allowed to load something.
   */
  readonly what: 'start' | 'slow' | 'file' | 'part' | 'error' | 'policy'
  /** The file, or the message of the error. */
  readonly detail?: string
}

declare global {
  /** Created by `public/first.js`; undefined if that script failed to load, and in workers. */
  var plangroundTrouble: TroubleChannel | undefined
}

/** Displays failures; replaced once the page is rendered. */
export interface TroubleChannel {
  push(trouble: Trouble): void
  /** True once the page's script has run. */
  hasRun?: boolean
  /** True once the page is rendered. */
  hasBegun?: boolean
}

/** The message in which a worker reports a failure to its creator. */
export interface TroubleMessage {
  readonly trouble: Trouble
}

/** Shows the failure to the visitor; in a worker, passes it to the page. */
export function reportTrouble(trouble: Trouble): void {
  if (globalThis.plangroundTrouble !== undefined) globalThis.plangroundTrouble.push(trouble)
  else if ('WorkerGlobalScope' in globalThis) self.postMessage({ trouble } satisfies TroubleMessage)
}

/** The thrown value as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Name of the error for a module that failed to load in the page or a worker, and was already reported. Comlink
 * preserves error names.
 */
export const MISSING_PART = 'MissingPart'
