// Proposes a mapping from the names of the fields and their contents.

import type { Meaning, ProposedMapping, Shape, ShapeField } from './mapping'

/** Field names typical for a meaning, ignoring case and punctuation; the best come first. */
const names: Readonly<Record<Meaning, string>> = {
  response:
    'response responses rawresponse modelresponse llmresponse completion completions generation generations ' +
    'generatedtext predictedtext modeloutput rawoutput outputtext output outputs prediction predictions pred modelanswer reply resps resp',
  id: 'customid questionid qid id instanceid exampleid problemid itemid recordid docid sampleid uid uuid',
  question: 'question questiontext query stem prompt fullprompt prompttext',
  context: 'context passage situation',
  task: 'task taskname group subtask dataset subset',
  model: 'model modelname modelid llm engine',
  attempt: 'attempt try repeat epoch trial attemptindex sampleindex repetition iteration',
  score: 'score correct iscorrect exactmatch accuracy acc passed',
}
/** Field names that often have this meaning, and often another. */
const weaker: Readonly<Partial<Record<Meaning, string>>> = {
  response: 'text content answer result message assistant said',
  id: 'key index idx',
  question: 'input problem originprompt instruction',
}

/** True if a field of this name holds responses. */
export const namesResponse = (key: string): boolean => names.response.split(' ').includes(bare(key))

const bare = (path: string): string => path.toLowerCase().replace(/[^a-z0-9.]/g, '')

interface Choice {
  readonly path: string
  readonly isSure: boolean
  readonly reason: string
}

/** Never throws; linear in the fields. */
export function proposed(shape: Shape): ProposedMapping {
  const mapping: Partial<Record<Meaning, string>> = {}
  const reasons: Partial<Record<Meaning, string>> = {}
  const taken = new Set<string>()
  let sure = true
  let likely = true
  let isIdSure = true
  const order: readonly Meaning[] = ['id', 'question', 'context', 'task', 'model', 'attempt', 'score', 'response']
  for (const meaning of order) {
    const free = shape.fields.filter(({ path }) => !taken.has(path))
    const choice = byName(meaning, free) ?? (meaning === 'response' ? byContent(free) : undefined)
    if (choice === undefined) continue
    mapping[meaning] = choice.path
    reasons[meaning] = choice.reason
    taken.add(choice.path)
    if (meaning === 'response' && !choice.isSure) sure = isBareAnswer(shape, choice.path)
    if (meaning === 'response' && !choice.isSure) likely = !choice.path.includes('.') && choice.reason !== LONGEST
    if (meaning === 'question' && !choice.isSure && mapping.id === undefined) sure = likely = false
    if (meaning === 'id') isIdSure = choice.isSure
  }
  if (!isIdSure && mapping.question === undefined) sure = false
  const isStated = mapping.id !== undefined || mapping.question !== undefined
  const isWhole = isStated && mapping.response !== undefined
  return { mapping, reasons, sure: sure && isWhole, likely: (sure || likely) && isWhole }
}

function byName(meaning: Meaning, fields: readonly ShapeField[]): Choice | undefined {
  for (const [list, isSure] of [
    [names[meaning], true],
    [weaker[meaning] ?? '', false],
  ] as const)
    for (const name of list.split(' ').filter(each => each !== '')) {
      const found =
        fields.find(({ path }) => bare(path) === name) ?? fields.find(({ path }) => endsIn(bare(path), name, meaning))
      // A field of this name may also hold the name of a prompt.
      const isNamed = name.includes('prompt') && !(found?.samples.some(isProse) ?? false)
      if (found !== undefined && isFilled(found) && !isNamed)
        return {
          path: found.path,
          isSure,
          reason: isSure ? 'by its name' : 'by its name, which may mean something else',
        }
    }
  // All responses of a file may be empty.
  const empty = meaning === 'response' ? emptyResponse(fields) : undefined
  return empty && { path: empty.path, isSure: true, reason: 'by its name' }
}

const emptyResponse = (fields: readonly ShapeField[]): ShapeField | undefined =>
  names.response
    .split(' ')
    .map(name => fields.find(({ path }) => bare(path) === name))
    .find(found => found !== undefined)

/** True if the last part of a nested path is the name, and the path or the name is specific enough. */
function endsIn(path: string, name: string, meaning: Meaning): boolean {
  if (!path.includes('.')) return false
  // The first of several items in a list does not identify the record.
  if (meaning === 'id' && (/\.\d+\./.test(path) || weaker.id!.split(' ').includes(name))) return false
  if (meaning === 'response')
    return (
      /(?:^|\.)(?:response|completion|output|outputs|generation|generations|message|choices)\b/.test(path) &&
      (/\.(?:text|content)$/.test(path) || path.endsWith(`.${name}`)) &&
      name === 'response'
    )
  return path.endsWith(`.${name}`) && meaning !== 'score' && meaning !== 'attempt'
}

const isFilled = ({ samples }: ShapeField): boolean => samples.some(text => text !== '')

const isProse = (text: string): boolean => text.length >= 40 && /\S\s+\S+\s+\S/.test(text)

const LONGEST = 'because its texts are the longest'

/** The field with the longest texts. */
function byContent(fields: readonly ShapeField[]): Choice | undefined {
  const length = ({ samples }: ShapeField): number =>
    samples.reduce((sum, text) => sum + (/\p{L}/u.test(text) ? text.length : 0), 0)
  const longest = [...fields].sort((a, b) => length(b) - length(a))[0]
  return longest === undefined || length(longest) === 0
    ? undefined
    : { path: longest.path, isSure: false, reason: LONGEST }
}

/** Records such as `{"id": …, "answer": …}`, in which no other field can be the answer. */
const isBareAnswer = ({ fields }: Shape, path: string): boolean =>
  path === 'answer' &&
  fields.length <= 3 &&
  !fields.some(field => /question|context|gold|target|prompt/i.test(field.path))
