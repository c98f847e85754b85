/** A hash of everything the worker is built from; put in by the build. */
declare const __ENGINE_VERSION__: string

/** Written while the page is built: see src/engine/first-page.ts. */
declare module 'planground:english' {
  /** The domains that ship, the one that a visit begins with first. */
  const shipped: readonly import('#language/library/shipped-wordings').ShippedEntry[]
  export default shipped
}
