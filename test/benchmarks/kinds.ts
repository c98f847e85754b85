// The kinds and formats, for loops in tests.

import { plainKinds } from '#questions/kinds/codes'

export const kindCodes = plainKinds()
export const formatCodes = ['gen', 'bool', 'mcq'] as const
