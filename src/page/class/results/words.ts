// Names and marks of judged answers.

import type { JudgedWord } from '#teaching/sheets/judged'
import type { IconName } from '#page/ui/icon'

export const judgedWord: Readonly<Record<JudgedWord, string>> = {
  right: 'right',
  wrong: 'wrong',
  undecided: 'undecided',
  unreadable: 'unreadable',
  empty: 'no answer',
  nothing: 'asks nothing',
}

export const judgedIcon: Readonly<Record<JudgedWord, IconName>> = {
  right: 'check',
  wrong: 'x',
  undecided: 'circle-question-mark',
  unreadable: 'eye-off',
  empty: 'minus',
  nothing: 'circle-dashed',
}
