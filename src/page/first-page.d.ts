/** Written by the engine while the page is built: see src/engine/first-page.ts. */
declare module 'planground:cards' {
  const cards: readonly import('#language/library/cards').BareCard[]
  export default cards
}
declare module 'planground:worlds' {
  type Rest = Omit<import('#language/library/cards').DomainCard, keyof import('#language/library/cards').BareCard>
  /** In the order of the cards. `picture` is what the icon has between `<svg …>` and `</svg>`. */
  const worlds: readonly (Rest & { readonly picture: string })[]
  export default worlds
}
declare module 'planground:questions' {
  /** Loads the questions about the problems of a domain that ships, by its id. */
  const of: Readonly<Record<string, () => Promise<{ readonly default: import('#engine/api/shipped').PackedQuestions }>>>
  export default of
}
declare module 'planground:lessons' {
  const lessons: readonly import('#teaching/lesson').LessonCard[]
  export default lessons
}
declare module 'planground:pictures' {
  const pictures: Readonly<Record<string, import('#language/domain-kit').Scene>>
  export default pictures
}

/** Version of the engine, put in by the build: see vite.config.ts. */
declare const __ENGINE_VERSION__: string
