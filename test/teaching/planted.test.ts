// A mistake planted in a lesson is found, at its place.

import { expect, test } from 'vitest'
import { checkValues } from '#teaching/expression/check-values'
import type { LessonFinding, LessonFiles } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { written } from '#teaching/views/written'

const landmarks = shippedFiles('landmarks')!

/** The lesson with a text of one of its files replaced once. */
function planted(file: string, old: string, by: string, lesson = landmarks): LessonFiles {
  const text = lesson.files[file]!
  expect(text).toContain(old)
  return { ...lesson, files: { ...lesson.files, [file]: text.replace(old, () => by) } }
}

const shown = ({ files }: LessonFiles, { place, message }: LessonFinding): readonly string[] => [
  place.file,
  files[place.file]!.slice(place.from, place.to),
  message,
]

type Planted = readonly [what: string, file: string, old: string, by: string, at: string, says: string]

const mistakes: readonly Planted[] = [
  ['a world', 'en.md', 'world: change', 'world: chance', 'chance', 'Its worlds are called'],
  ['a show', 'en.md', 'show: landmarks', 'show: landmark', 'landmark', 'it is one of'],
  ['a field', 'en.md', 'avoid: "(on c0)"', 'without: "(on c0)"', 'without', 'There are `show`'],
  ['a doing', 'en.md', 'do: walk', 'do: fly', 'fly', 'it is one of `walk`'],
  ['a fact', 'en.md', 'avoid: "(on c0)"', 'avoid: "(on c7)"', '"(on c7)"', 'no object `c7`'],
  ['an ask', 'en.md', 'ask: fact', 'ask: facs', 'facs', 'it is one of `number`'],
  ['an option too many', 'en.md', 'if(isLandmark("(at bridge)"), 1, 2)', '3', '3', 'from 1 to 2'],
  ['a heuristic', 'en.md', 'algorithm: breadth-first', 'algorithm: wide', 'wide', 'is one of'],
  ['a fence', 'en.md', '```live', '```lives', '```lives', 'Parts of a lesson are'],
  ['HTML', 'en.md', 'Walk through', '<b>Walk</b> through', '<b>', 'shown as text'],
  ['a script', 'en.md', 'Walk through', '<script>x</script> through', '<script>', 'HTML is not'],
  ['a picture', 'en.md', 'Walk', '![a](https://b.org/c.png) Walk', '![a](https://b.org/c.png)', 'Pictures'],
  ['a link', 'en.md', 'Walk', '[a](javascript:b) Walk', '[a](javascript:b)', 'A link leads to'],
  ['a step twice', 'en.md', '# How to be sure', '# Try to get round it', '# Try to get round it', 'Another step'],
  ['a size', 'en.md', 'cars: 2}', 'boats: 2}', 'boats', '`cars` (1 to 50)'],
  ['a size out of bounds', 'lesson.yaml', 'cars: 3}', 'cars: 99}', '99', 'from 1 to 50'],
  ['a domain', 'lesson.yaml', 'domain: swap,', 'domain: swab,', 'swab', 'There is no domain'],
  ['a problem', 'lesson.yaml', 'problem: p01', 'problem: p77', 'p77', 'has no problem'],
  ['a file', 'lesson.yaml', 'toll.pddl', 'tolls.pddl', 'tolls.pddl', 'no file `tolls.pddl`'],
  ['a kind', 'lesson.yaml', 'kind: land,', 'kind: lant,', 'lant', 'it is one of'],
  ['a lesson before', 'lesson.yaml', '[plans,', '[plan,', 'plan', 'No lesson of the course'],
  ['PDDL', 'toll.pddl', '(at home)', '(at hom)', 'hom', 'hom'],
  ['phrases', 'toll.yaml', 'state: [at]', 'state: [att]', 'att', 'no predicate `att`'],
]

test.each(mistakes)('%s', (_, file, old, by, at, expected) => {
  const lesson = planted(file, old, by)
  const { findings } = readLesson(lesson, 'en')
  const found = findings.map(each => shown(lesson, each))
  expect(found).toContainEqual([file, at, expect.stringContaining(expected)])
})

test('what surely mends a mistake does', () => {
  const lesson = planted('en.md', 'world: change', 'world: chance')
  const fix = readLesson(lesson, 'en').findings.find(each => each.fix !== undefined)!.fix!
  const text = lesson.files['en.md']!
  const mended = text.slice(0, fix.place.from) + fix.text + text.slice(fix.place.to)
  expect(mended).toBe(landmarks.files['en.md'])
})

test('a claim that a changed problem makes false is found with its position', () => {
  const cheap = planted('toll.pddl', '(= (toll home hill) 1)', '(= (toll home hill) 0)')
  expect(readLesson(cheap, 'en').findings).toEqual([])
  const statements = checkValues(cheap, 'en').map(each => shown(cheap, each))
  expect(statements.map(([file, text]) => [file, text])).toContainEqual([
    'en.md',
    expect.stringContaining('onEveryCheapest("(at bridge)")'),
  ])
})

test('a translation keeps the live parts and claims in their order', () => {
  const german = landmarks.files['en.md']!.replace('# Try to get round it', '# Versuche es')
  const both = { ...landmarks, files: { ...landmarks.files, 'de.md': german } }
  expect(readLesson(both, 'de').findings).toEqual([])
  const other = planted('de.md', 'show: landmarks', 'show: graph', both)
  const [finding] = readLesson(other, 'de').findings
  expect(shown(other, finding!)).toEqual([
    'de.md',
    expect.stringMatching(/^```live\nshow: graph/),
    expect.stringContaining('A translation keeps'),
  ])
})

test('a domain to be written begins with a mistake', () => {
  const writing = shippedFiles('writing')!
  expect(checkValues(writing, 'en')).toEqual([])
  const done = planted('en.md', 'by: "(at ?to)"}', 'by: "(and (not (at ?from)) (at ?to))"}', writing)
  expect(checkValues(done, 'en').map(({ code }) => code)).toEqual(['right-draft'])
  const unclear = planted('en.md', '{replace: "(and (at ?b) (full))"', '{replace: "(at ?b)"', writing)
  expect(
    readLesson(planted('garden.pddl', '(wet ?b) (not', '(wet ?b) (at ?b) (not', unclear), 'en').findings,
  ).toContainEqual(expect.objectContaining({ message: expect.stringContaining('exactly once') }))
})

test('what is written has its faults by line, or a plan', () => {
  const { files } = shippedFiles('writing')!
  const source = { domain: files['garden.pddl']!, problem: files['beds.pddl']! }
  const by = (from: string, to: string) => written(source, source.domain.replace(from, to), 'hstar == 7')
  expect(by('', '')).toMatchObject({ kind: 'read', isDone: true, states: 24 })
  expect(by('(wet ?b) (not', '(wett ?b) (not')).toMatchObject({
    kind: 'faults',
    faults: [{ text: 'domain', line: 30 }],
  })
  expect(by(' (not (full))', '')).toMatchObject({ kind: 'read', isDone: false })
  expect(by('(wet ?b - bed)', '(watered ?b - bed)')).toMatchObject({ kind: 'faults' })
})
