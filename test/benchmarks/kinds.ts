// The kinds and formats, for loops in tests.

import { kindsOf } from '#questions/kinds/codes'

export const kindCodes = kindsOf('acpbench')
export const formatCodes = ['gen', 'bool', 'mcq'] as const
