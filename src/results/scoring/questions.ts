// Finds the question of a result record: contained in the record, or in one of the question files given with it. The
// result does not depend on earlier records.

import { capital } from '#base/words'
import { unpackQuestion } from '#questions/benchmarks/reading'
import { wholeFamilies, familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import { type FoundQuestion, foundOf } from './identity'
import { type LookedUp, Lookup } from './lookup'
import type { About } from './record'

/** The fault, what was searched for, and how to fix it. */
export interface QuestionProblem {
  readonly problem: string
}

/** Questions from records and from files, looked up by the data that a record has about its question. */
export class QuestionIndex {
  private readonly lookup = new Lookup()
  private readonly carried = new Carried()

  /** Adds the questions of a file. */
  add(questions: readonly Question[]): void {
    for (const question of questions) this.lookup.add(foundOf(question))
  }

  /** The question of a record; never throws. */
  find(about: About): FoundQuestion | QuestionProblem {
    const { record } = about
    if (about.carried !== undefined) return this.joined(foundOf(about.carried), about)
    const carried = record === undefined ? undefined : this.carried.questionOf(record)
    if (carried !== undefined && !('problem' in carried)) return this.joined(carried, about)
    const found = this.lookup.find(about)
    if (found.kind === 'found') return found.found
    // A record without a group is not a question of a file, and is described by the search terms.
    const isQuestion = isObject(record) && 'group' in record
    return carried !== undefined && (isQuestion || !hasName(about))
      ? { problem: `${carried.problem} Give the file that holds this question as well.` }
      : { problem: this.problemOf(about, found) }
  }

  /** The question in a record, with additional data from the same question in a file. */
  private joined(carried: FoundQuestion, about: About): FoundQuestion {
    const { question } = carried
    if (question.judged === null || (question.format !== 'gen' && question.statements === undefined)) {
      const fuller = this.lookup.withPddl(question)
      if (fuller !== undefined) return fuller
    }
    const hasId = question.id !== ''
    const hasKey = familyOf(question).hasKey(question)
    const twin = this.lookup.twinOf(carried.key) ?? (hasKey ? undefined : this.named(question))
    if (twin !== undefined && !hasKey) return twin
    // Programs round long ids; the file has all digits.
    if (hasId && Number(twin?.question.id) !== Number(question.id)) return carried
    const id = twin?.question.id ?? about.id ?? ''
    return id === '' ? carried : foundOf({ ...question, id })
  }

  /** A question file's version of a question that has no key. */
  private named(asked: Question): FoundQuestion | undefined {
    const { id, context, question } = asked
    const names = familyOf(asked).namesOf?.(asked) ?? []
    const found = this.lookup.find({ id, names, context, question })
    return found.kind === 'found' ? found.found : undefined
  }

  private problemOf({ id, names, question, prompt, task }: About, found: LookedUp): string {
    const { questions, files } = this.lookup.size
    const sought =
      id !== undefined && id !== ''
        ? `the id ${JSON.stringify(id.slice(0, MAX_SHOWN))}`
        : question !== undefined && question !== ''
          ? `the words ${JSON.stringify(question.trim().slice(0, MAX_SHOWN))}`
          : names?.[0] !== undefined
            ? `the name ${JSON.stringify(names[0].slice(0, MAX_SHOWN))}`
            : prompt !== undefined && prompt !== ''
              ? `the prompt ${JSON.stringify(prompt.trim().slice(0, MAX_SHOWN))}`
              : undefined
    if (found.kind === 'several') {
      const keys = found.fitting.slice(0, 3).map(each => each.question.key)
      const more = found.fitting.length - keys.length
      const names = `${keys.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
      return task === undefined
        ? `Several questions fit ${found.by}: ${names}. Name the task in the record (such as acp_app_gen), or give only the file that the question is from.`
        : `Several questions of the task ${JSON.stringify(task.slice(0, MAX_SHOWN))} fit ${found.by}: ${names}. Give only the file that the question is from.`
    }
    if (found.kind === 'contradicted')
      return `${capital(found.by)} names ${found.named.question.key}, but the words of this record are not those of that question. Give the file that holds its question, or choose another field for the id.`
    if (found.kind === 'examples')
      return `The question at the end of this prompt is not among those given; ${counted(found.count, 'question')} before it ${found.count === 1 ? 'is' : 'are'}, as worked examples. Give the file that holds it as well.`
    if (sought === undefined)
      return 'This record does not identify its question: neither the question itself, nor an id, nor its words. Name the field with the id of the question in the mapping.'
    if (questions === 0)
      return `This record ${question || prompt ? 'carries its question only in words, without its PDDL' : 'does not carry its question'}, and no file of questions was given in which to look for ${sought}. Give the benchmark’s question files together with the results.`
    const among = `the ${counted(questions, 'question')} of ${counted(files, 'file')} given with the results`
    return `No question with ${sought} is among ${among}. Give the file that holds it as well, or choose another field for the id.`
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hasName = ({ id = '', names = [], question = '', prompt = '' }: About): boolean =>
  id + question + prompt !== '' || names.length > 0

/** Maximum characters of a record's text that a message shows. */
const MAX_SHOWN = 60

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** Maximum total characters of the records of cached questions. */
const MAX_REMEMBERED = 24_000_000

/** Parses questions contained in records; the results for records of equal text are cached, up to a limit. */
class Carried {
  /** By the record's text, least recently used first. */
  private readonly known = new Map<string, FoundQuestion | QuestionProblem>()
  private characters = 0

  questionOf(record: unknown): FoundQuestion | QuestionProblem {
    let text: string
    try {
      text = JSON.stringify(record)
    } catch {
      return { problem: 'The question in this record cannot be read: it is nested too deep.' }
    }
    const known = this.known.get(text)
    if (known !== undefined) {
      this.known.delete(text)
      this.known.set(text, known)
      return known
    }
    const found = unpacked(record)
    this.known.set(text, found)
    this.characters += text.length
    for (const oldest of this.known.keys()) {
      if (this.characters <= MAX_REMEMBERED) break
      this.known.delete(oldest)
      this.characters -= oldest.length
    }
    return found
  }
}

/**
 * The question in a record, parsed by the first family that accepts it; otherwise the fault that the last family
 * reports.
 */
function unpacked(record: unknown): FoundQuestion | QuestionProblem {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { problem: 'The question in this record is not an object, as questions of a file are.' }
  let problem = ''
  for (const family of wholeFamilies) {
    const question = unpackQuestion(family, record, null)
    if (typeof question === 'string') problem = question
    // An id that begins with `#` is a position in a file, which a single record does not have.
    else return foundOf(question.id.startsWith('#') ? { ...question, id: '' } : question)
  }
  return { problem: problem.replace(/^Record \d+ \(line \d+\) /, 'The question in this record ') }
}
