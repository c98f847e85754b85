// What the page may ask of lessons: read, computed, judged.

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
import type { Made } from '#teaching/quiz'
import type { NoExample, WorkedExample } from '#teaching/worked/worked'
import type { LiveViewsApi } from './live-views'

export interface TeachingApi extends LiveViewsApi {
  /** The lessons that ship, in the order of the course. */
  lessons(language: string): readonly LessonCard[]
  /** The files of a lesson that ships; null if there is none of that name. */
  files(id: string): LessonFiles | null
  /** Reads and checks a lesson's form; computes nothing. */
  read(files: LessonFiles, language: string): LessonRead
  /** The card of a lesson of the visitor's own. */
  card(files: LessonFiles, language: string): LessonCard
  /** The lesson as the part of an address after `#`: `lesson=1.…`. */
  link(files: LessonFiles): string
  /** What such a link holds; the text may be anything. */
  readLink(link: string): ReadLessonLink
  /** One `.lesson.md` where that can hold the lesson, else a zip archive. */
  file(files: LessonFiles): LessonFile
  /** Lessons among files that were dropped, each named with its path. */
  gather(files: readonly NamedBytes[]): Gathered
  /** A copy to be edited, all of its files in one folder, under another name. */
  copy(files: LessonFiles, name: string): LessonFiles
  /** Computes all that a lesson states: claims that are false, values that there are not, each at its place. */
  check(files: LessonFiles, language: string): readonly LessonFinding[]
  /** The values of these expressions of the lesson, by index. */
  compute(files: LessonFiles, language: string, expressions: readonly number[]): readonly Outcome[]
  /** True if the prediction is right. `part` is the id of a live part. */
  judge(files: LessonFiles, language: string, part: string, said: Value): Judgement | { readonly problem: string }
  /** The question of a quiz entry. */
  quiz(files: LessonFiles, entry: QuizEntry): Made
  /** A worked example, line by line. */
  worked(files: LessonFiles, entry: WorkedEntry): WorkedExample | NoExample
  /** The same for any question: one that was answered wrong, or a sibling of it. */
  workedQuestion(question: Question): WorkedExample | NoExample
  /** Which wrong rule gives this answer; null if none that is known does. */
  diagnose(question: Question, text: string, limits: Limits): Diagnosis | null
  /** 1 to 4, with the reason; null if it is not known within the limits. */
  level(question: Question, limits: Limits): { readonly level: 1 | 2 | 3 | 4; readonly because: string } | null
  /** A sibling of a question: same kind, format, level and trap, another seed. */
  sibling(question: Question, seed: string, lower?: boolean): Question | null
  /** The next question to practise, about a small problem of a domain that ships; of the level that is nearest. */
  practise(kind: KindCode, level: number, seed: string): Practised | null
  /** Questions of a unit that asks for a trap or a level; `making.questions` knows neither. */
  tricky(unit: MakeUnit): MadeQuestions
  /** All facts and actions of a world, as predictions offer them. */
  names(source: Source): {
    readonly facts: readonly string[]
    readonly statics: readonly string[]
    readonly actions: readonly string[]
  }
}
