// Whether the world of the question is told in full or in one line, and its rules with it.

import { createSignal } from 'solid-js'

const [foldedId, setFoldedId] = createSignal<string | null>(null)

/** The world of this question is one line. */
export const isFolded = (id: string): boolean => foldedId() === id
export const fold = (id: string): void => void setFoldedId(id)
export const unfold = (): void => void setFoldedId(null)

/** Whether rules are open or closed, as the visitor last left them; null: by their length. */
export const [rulesOpen, setRulesOpen] = createSignal<boolean | null>(null)
