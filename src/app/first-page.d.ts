/** Written by the engine while the page is built: see src/worker/first-page.ts. */
declare module 'planground:cards' {
  const cards: readonly import('../worker/engine-api').DomainCard[]
  export default cards
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
  const pictures: Readonly<
    Record<string, NonNullable<ReturnType<import('../worker/engine-api').EngineApi['scene']>>>
  >
  export default pictures
}
