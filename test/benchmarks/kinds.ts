// The kinds and formats, for loops in tests.

export { kindCodes } from '../../src/kinds/codes'
export const formatCodes = ['gen', 'bool', 'mcq'] as const
