/** A hash of everything the worker is built from; inserted by the build. */
declare const __ENGINE_VERSION__: string

/** Generated at build time: see src/engine/first-page.ts. */
declare module 'planground:english' {
  /** The shipped domains, starting with the one that a visit shows first. */
  const shipped: readonly import('#language/library/shipped-wordings').ShippedEntry[]
  export default shipped
}
