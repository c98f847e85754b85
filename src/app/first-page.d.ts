/** Written by the engine while the page is built: see src/engine/first-page.ts. */
declare module 'planground:cards' {
  /** `picture` is what its icon has between `<svg …>` and `</svg>`. */
  const cards: readonly (import('../library/cards').DomainCard & { readonly picture: string })[]
  export default cards
}
declare module 'planground:questions' {
  const first: {
    readonly domain: string
    readonly problem: string
    readonly questions: readonly import('../kinds/question').Question[]
  }
  export default first
}
declare module 'planground:lessons' {
  const lessons: readonly import('../teaching/lesson').LessonCard[]
  export default lessons
}
declare module 'planground:pictures' {
  const pictures: Readonly<Record<string, import('../domain-kit').Scene>>
  export default pictures
}

/** Version of the engine, put in by the build: see vite.config.ts. */
declare const __ENGINE_VERSION__: string
