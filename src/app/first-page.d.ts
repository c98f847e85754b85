/** Written by the engine while the page is built: see src/worker/first-page.ts. */
declare module 'planground:domains' {
  const domains: readonly import('../worker/engine-api').BundledDomain[]
  export default domains
}
declare module 'planground:questions' {
  const first: {
    readonly domain: string
    readonly problem: string
    readonly questions: readonly import('../worker/engine-api').PosedQuestion[]
  }
  export default first
}
declare module 'planground:pictures' {
  const pictures: Readonly<Record<string, import('../domain-kit').Scene>>
  export default pictures
}
