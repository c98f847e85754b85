// Names of the two problems on the page.

/** As a heading: `Your answer`. */
export interface SideNames {
  readonly a: string
  readonly b: string
}

export const compareNames: SideNames = { a: 'First problem', b: 'Second problem' }
export const answerNames: SideNames = { a: 'The text’s problem', b: 'Your problem' }
