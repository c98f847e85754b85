// What the page may ask of lessons, each part from the file that works it out.

import type { Question } from '../kinds/question'
import { checkValues } from './expression/check-values'
import { compute } from './expression/compute'
import { judge } from './expression/judge'
import type { LessonCard } from './lesson'
import { level } from './levels/level'
import { diagnose } from './misreadings/diagnose'
import { names } from './names'
import { practise } from './practise'
import { quiz } from './quizzes/make'
import { cardOf } from './read/card'
import { readLesson } from './read/read'
import { shippedFiles } from './shipped'
import { shippedIds } from './shipped-ids'
import { sibling } from './sibling'
import { tricky } from './tricky'
import { liveViews } from './views/service'
import { worked, workedQuestion } from './worked/make'

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
