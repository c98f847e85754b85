// Whether the world of the question is shown in full or folded to one line, and whether its rules are open.

import { createSignal } from 'solid-js'

/** Nothing is folded at first. */
export function createFolding() {
  const [foldedId, setFoldedId] = createSignal<string | null>(null)
  const [rulesOpen, setRulesOpen] = createSignal<boolean | null>(null)
  return {
    /** True if the world of this question is folded to one line. */
    isFolded: (id: string): boolean => foldedId() === id,
    fold: (id: string): void => void setFoldedId(id),
    unfold: (): void => void setFoldedId(null),
    /** Whether rules are open, as the visitor last left them; null: decided by their length. */
    rulesOpen,
    setRulesOpen,
  }
}
