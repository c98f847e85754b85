// The page's API for lessons; each method is implemented in its own file.

import type { Question } from '#questions/kinds/question'
import { checkValues } from '#teaching/expression/check-values'
import { compute } from '#teaching/expression/compute'
import { judge } from '#teaching/expression/judge'
import type { LessonCard } from './lesson'
import { level } from '#teaching/levels/level'
import { diagnose } from '#teaching/misreadings/diagnose'
import { names } from './names'
import { practise } from './practise'
import { quiz } from '#teaching/quizzes/make'
import { cardOf } from '#teaching/read/card'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from './shipped'
import { shippedIds } from './shipped-ids'
import { sibling } from './sibling'
import { tricky } from './tricky'
import { liveViews } from '#teaching/views/service'
import { worked, workedQuestion } from '#teaching/worked/make'

export const teachingService = {
  lessons: (language: string): readonly LessonCard[] =>
    shippedIds.map(id => cardOf(shippedFiles(id)!, language, 'shipped')),
  files: shippedFiles,
  read: readLesson,
  check: checkValues,
  compute,
  judge,
  quiz,
  worked,
  workedQuestion: (question: Question) => workedQuestion(question),
  diagnose,
  level,
  sibling,
  practise,
  tricky,
  names,
  ...liveViews,
}
