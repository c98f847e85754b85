// What programs do before they use a kind of question: all tests may.

import { loadKinds } from '#questions/kinds/registry'

await loadKinds()
