// What the page may request about a phrases file while it is edited.

import type { PhraseTextService } from '#questions/views/phrases-text/service'

export type PhraseTextsApi = PhraseTextService
