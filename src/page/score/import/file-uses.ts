// What an added file may be used for.

import type { Surveyed } from '#results/reading/survey'

/** True if a file, or one of an archive's, contains anything to read. */
export const isOfUse = (file: Surveyed): boolean =>
  file.format === 'archive' ? file.parts.some(isOfUse) : file.format !== 'other'

/** True if a file, or one in an archive, may contain responses. */
export const mayHoldResponses = (file: Surveyed): boolean =>
  file.format === 'archive'
    ? file.parts.some(mayHoldResponses)
    : !['other', 'questions', 'lm-eval-summary'].includes(file.format)

export const holdsQuestions = ({ format, parts }: Surveyed): boolean =>
  format === 'questions' || parts.some(holdsQuestions)

/** True if it holds questions and no responses. */
export const isOfQuestions = (file: Surveyed): boolean => holdsQuestions(file) && !mayHoldResponses(file)
