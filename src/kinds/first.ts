// The kinds whose verdicts need no search: they are ready before the others are loaded.

import { applicability } from './applicability'
import { justification } from './justification'
import { addKinds } from './known'
import { progression } from './progression'
import { validation } from './validation'

const first = [applicability, progression, validation, justification]
addKinds(first)

const codes = new Set<string>(first.map(({ words }) => words.code))

/** Is it one of them? */
export const isFirstKind = (code: string): boolean => codes.has(code)
