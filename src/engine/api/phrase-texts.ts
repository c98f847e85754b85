// The page's API for a phrases file that is being edited.

import type { PhraseTextService } from '#questions/views/phrases-text/service'

export type PhraseTextsApi = PhraseTextService
