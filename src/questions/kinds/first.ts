// The kinds whose verdicts need no search: they are ready before the others are loaded.

import { applicability } from './applicability'
import { justification } from './justification'
import { progression } from './progression'
import { addQuickKinds } from './quick'
import { validation } from './validation'

addQuickKinds([applicability, progression, validation, justification])
