// What commands reach of the page: each part sets its own functions when it is shown.

/** Parts of the page that commands reach; set by the components that own them. */
export const reach: {
  pickFiles: () => void
  focusAnswer: () => void
  focusParts: () => void
  hint: () => void
  reveal: () => void
  focusList: () => void
  fitGraph: () => void
  stepProblem: (by: 1 | -1) => void
  editorAction: (action: string) => void
} = {
  pickFiles: () => {},
  focusAnswer: () => {},
  focusParts: () => {},
  hint: () => {},
  reveal: () => {},
  focusList: () => {},
  fitGraph: () => {},
  stepProblem: () => {},
  editorAction: () => {},
}
