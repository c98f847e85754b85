// The page's API for lessons: reading, evaluating, judging.

import type { Limits } from '#base/limits'
import type { Gathered } from '#results/files/lessons/gather'
import type { LessonFile, ReadLessonLink } from '#results/files/lessons/forms'
import type { NamedBytes } from '#results/files/unpacking'
import type { MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { KindCode } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { Judgement, Outcome, Value } from '#teaching/computed'
import type { LessonCard, LessonFiles, LessonFinding, LessonRead, QuizEntry, WorkedEntry } from '#teaching/lesson'
import type { Diagnosis } from '#teaching/misreadings/misreading'
import type { Practised } from '#teaching/practise'
import type { MadeQuiz } from '#teaching/quiz'
import type { NoExample, WorkedExample } from '#teaching/worked/worked'
import type { LiveViewsApi } from './live-views'

export interface TeachingApi extends LiveViewsApi {
  /** The shipped lessons, in the order of the course. */
  lessons(language: string): readonly LessonCard[]
  /** The files of a shipped lesson; null if there is none with this id. */
  files(id: string): LessonFiles | null
  /** Parses a lesson and checks its form; evaluates nothing. */
  read(files: LessonFiles, language: string): LessonRead
  /** The card of one of the visitor's own lessons. */
  card(files: LessonFiles, language: string): LessonCard
  /** The lesson as the part after `#` of an address: `lesson=1.…`. */
  link(files: LessonFiles): string
  /** The lesson in such a link, which may be anything. */
  readLink(link: string): ReadLessonLink
  /** A `.lesson.md` if the lesson fits into one, otherwise a zip archive. */
  file(files: LessonFiles): LessonFile
  /** Lessons among dropped files, which are named with their paths. */
  gather(files: readonly NamedBytes[]): Gathered
  /** An editable copy under another name, with all files in one folder. */
  copy(files: LessonFiles, name: string): LessonFiles
  /** Evaluates the whole lesson and reports false claims and missing values, each at its place. */
  check(files: LessonFiles, language: string): readonly LessonFinding[]
  /** The values of these expressions of the lesson, by index. */
  compute(files: LessonFiles, language: string, expressions: readonly number[]): readonly Outcome[]
  /** Judges a prediction; `part` is the id of a live part. */
  judge(files: LessonFiles, language: string, part: string, value: Value): Judgement | { readonly problem: string }
  /** The question of a quiz entry. */
  quiz(files: LessonFiles, entry: QuizEntry): MadeQuiz
  /** A worked example, line by line. */
  worked(files: LessonFiles, entry: WorkedEntry): WorkedExample | NoExample
  /** A worked example of any question: one that was answered wrong, or a sibling of it. */
  workedQuestion(question: Question): WorkedExample | NoExample
  /** The misreading that leads to this answer; null if no known one does. */
  diagnose(question: Question, text: string, limits: Limits): Diagnosis | null
  /** 1 to 4, with the reason; null if it cannot be determined within the limits. */
  level(question: Question, limits: Limits): { readonly level: 1 | 2 | 3 | 4; readonly because: string } | null
  /** A sibling of a question: same kind, format, level and trap, another seed. */
  sibling(question: Question, seed: string, lower?: boolean): Question | null
  /** The next question to practise, about a small problem of a shipped domain, with the nearest available level. */
  practise(kind: KindCode, level: number, seed: string): Practised | null
  /** Questions of a unit with a trap or a level, which `making.questions` does not support. */
  tricky(unit: MakeUnit): MadeQuestions
  /** All facts and actions of a world that a prediction can offer. */
  names(source: Source): {
    readonly facts: readonly string[]
    readonly statics: readonly string[]
    readonly actions: readonly string[]
  }
}
