import { domainNamed } from '#language/library/domains'
import type { BroughtDomain } from '../family-parts'

const { domainText, parameters, presets } = domainNamed('ferry')!

export const ferry: BroughtDomain = { id: 'toyland', title: 'Toyland', domainText, parameters, presets }
