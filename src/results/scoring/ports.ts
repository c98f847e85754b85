// The interface to a scoring worker, the same for a Web Worker and a Node thread.

/** The caller's end of the connection to one worker. Messages are plain data. */
export interface ScoringPort {
  post(message: unknown): void
  /**
   * `heard` is called with each message; `died` is called once, with the reason, when the worker can no longer answer.
   */
  listen(heard: (message: unknown) => void, died: (why: string) => void): void
  end(): void
}

/** The worker's end of the connection. */
export interface ServingPort {
  post(message: unknown): void
  listen(heard: (message: unknown) => void): void
}

/** The part of the interface of a Node thread that is used. */
interface ThreadLike {
  postMessage(message: unknown): void
  terminate(): unknown
  on(event: 'message', heard: (message: unknown) => void): unknown
  on(event: 'error', heard: (error: Error) => void): unknown
  on(event: 'exit', heard: (code: number) => void): unknown
}

/** A Node thread (`worker_threads`). */
export function threadPort(thread: ThreadLike): ScoringPort {
  return {
    post: message => thread.postMessage(message),
    listen(heard, died) {
      let isDead = false
      const once = (why: string): void => {
        if (!isDead) died(why)
        isDead = true
      }
      thread.on('message', heard)
      thread.on('error', error => once(error.message))
      thread.on('exit', code => once(`The worker ended with code ${code}.`))
    },
    end: () => void thread.terminate(),
  }
}

/** The interface of `self` inside a Web Worker, or of a message port. */
interface ScopeLike {
  postMessage(message: unknown): void
  onmessage: ((event: never) => void) | null
}

/** The worker's end, for a Web Worker or a message port. */
export const servingWebPort = (scope: ScopeLike): ServingPort => ({
  post: message => scope.postMessage(message),
  listen: heard => {
    scope.onmessage = (event: { readonly data: unknown }) => heard(event.data)
  },
})

/** The worker's end, for a Node thread: its `parentPort`. */
export const servingThreadPort = (parent: {
  postMessage(message: unknown): void
  on(event: 'message', heard: (message: unknown) => void): unknown
}): ServingPort => ({
  post: message => parent.postMessage(message),
  listen: heard => void parent.on('message', heard),
})
