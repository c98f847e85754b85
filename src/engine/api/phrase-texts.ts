// What the page may ask about a phrases file while it is edited.

import type { PhraseTextService } from '../../views/phrases-text/service'

export type PhraseTextsApi = PhraseTextService
