// Compares two problems as the published library does.

import type { Comparison } from '../../family-parts'
import { knownDomainText } from '../known/known'
import { officialEvaluation } from './evaluate'

export const comparison: Comparison = {
  domainText: name => knownDomainText(name.trim().toLowerCase()),
  compare: (a, b, placeholder, limits) => officialEvaluation(null, a, b, placeholder, limits),
}
