// Whether the world of the question is described in full or in one line, and its rules with it.

import { createSignal } from 'solid-js'

/** Nothing is folded at first. */
export function createFolding() {
  const [foldedId, setFoldedId] = createSignal<string | null>(null)
  const [rulesOpen, setRulesOpen] = createSignal<boolean | null>(null)
  return {
    /** The world of this question is one line. */
    isFolded: (id: string): boolean => foldedId() === id,
    fold: (id: string): void => void setFoldedId(id),
    unfold: (): void => void setFoldedId(null),
    /** Whether rules are open or closed, as the visitor last left them; null: by their length. */
    rulesOpen,
    setRulesOpen,
  }
}
