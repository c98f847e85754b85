// English in a worker: only that of the question's domain, unless the visitor's own domains are in use, which need the
// whole library.

import { loadEnglishAhead, shippedWordings } from '#language/library/shipped-wordings'
import { sessionDomains } from '#language/english/session-domains'
import shipped from 'planground:english'
import { partOf } from '#engine/life/alive'
import type { English } from './judging'

const whole = () => partOf(import('./whole-english'))
export const shippedEntries = shipped.map(entry => ({ ...entry, load: () => partOf(entry.load()) }))

export const workerEnglish: English = {
  async wordingsOf(source) {
    for (;;) {
      const inUse = sessionDomains()
      const wordings =
        inUse.length === 0 ? await shippedWordings(source, shippedEntries) : (await whole()).wholeEnglish.wordings
      // Other domains may have come into use meanwhile.
      if (inUse === sessionDomains()) return wordings
    }
  },
  async ahead(domain) {
    await (sessionDomains().length === 0 ? loadEnglishAhead(domain, shippedEntries) : whole())
  },
  withContext: async question => (await whole()).wholeEnglish.withContext(question),
}
