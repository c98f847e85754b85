// A question of the benchmark restated for people, from its task and the sentences of its prompt.

import { capital } from '#base/words'
import type { Wordbook } from '#language/english/wordbook'
import { changedPredicates } from '#language/library/agreeing'
import { phrasesOfQuestion } from '#language/library/phrases'
import type { Domain, Problem } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { type LoadedTask, loadTask } from '#planning/task/load'
import { plainGoal } from '#questions/kinds/asking/situation'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { type PeopleAction, type PeopleText, TAKES } from '../people-text'
import { wordbookOf } from './gold'
import { PDDL_WORDING, wordbookFor } from './wordbook-for'
import type { PromptEvent } from './items'
import { differences } from './make/different'
import { withSorts } from './make/introducing'
import { readPrompt } from './prompt/read-prompt'
import { promptOf } from './record'
import { objectsSentence } from './render/introduction'
import { inARow, NoWords, Renderer, wordsOf } from './render/renderer'
import { type DescribedAction, describedActions, describedRules, parameterWords } from './render/rules'

/** Undefined if the prompt could not be read in full, or the problem has no words. */
export function forPeople(question: Question): PeopleText | undefined {
  const { judged } = question
  const loaded = judged === null ? undefined : loadTask(judged)
  const wordbook = wordbookOf(question) ?? wordbookFor({ wording: PDDL_WORDING }, judged?.domain)
  if (loaded?.kind !== 'ready' || wordbook === undefined || judged === null) return undefined
  try {
    const different = differences(loaded.domain, judged)
    return textOf(question, loaded, withSorts(wordbook, loaded.domain, different), wordbook)
  } catch (error) {
    if (error instanceof NoWords) return undefined
    throw error
  }
}

/** `full`: the wordbook with sentences for facts that prompts hide but actions need. */
function textOf(question: Question, loaded: LoadedTask, full: Wordbook, wordbook: Wordbook): PeopleText | undefined {
  const { domain, problem } = loaded
  // With the sorts of objects, which prompts leave to their names, and without all pairs of different objects.
  const words = new Renderer(withSorts(wordbook, domain, new Set()), true)
  const goal = question.kind === 't7' ? [] : plainGoal(problem)
  if (goal === undefined) return undefined
  const changed = changedPredicates(domain)
  const changing = goal.filter(fact => changed.has(wordsOf(fact)[0] ?? ''))
  const isName = (word: string): boolean => loaded.task.objects.some(name => (wordbook.object(name) ?? name) === word)
  const sentence = (clause: string): string =>
    `${/^\p{L}+(?=\s)/u.test(clause) && !isName(clause.split(' ')[0]!) ? capital(clause) : clause}.`
  const found = question.kind === 't6' ? eventOf(question, wordbook, domain) : null
  if (found === undefined) return undefined
  const called = parameterWords(full)
  const steps = found?.before ?? question.asked?.plan ?? question.asked?.sequence
  const facts = (atoms: readonly string[]): string => inARow(atoms.flatMap(atom => words.fact(atom) ?? []))
  return {
    about: aboutOf(question, domain),
    actions: describedActions(domain, full, called).map(each => actionOf(each, question)),
    rules: describedRules(domain, full, called).map(rule => `It always holds that ${rule}.`),
    objects: objectsSentence(domain, problem, wordbook) ?? '',
    steps: steps === undefined ? null : { title: titleOf(question), list: steps.map(each => words.action(each)) },
    event: found === null ? '' : eventText(found.event, facts),
    situation: grouped(problem, changed, facts).map(sentence),
    goal: goal.length === 0 ? [] : [sentence(facts(changing.length === 0 ? goal : changing))],
    ...asking(question),
  }
}

/** The first paragraph of the playground's own prompts, or the introduction of a shipped domain. */
function aboutOf({ context }: Question, domain: Domain): string {
  const own = /^([\s\S]*?)\s*Only actions change things/.exec(context)?.[1]
  return (own ?? phrasesOfQuestion(domain, '').introduction).replace(/\s+/g, ' ').trim()
}

function actionOf(
  { title, sorts, needs, needsNot, further, effects, cost }: DescribedAction,
  { kind }: Question,
): PeopleAction {
  const changes = effects.flatMap(({ when, adds, deletes }) => {
    const head = (words: string): string => capital(when === '' ? words : `${when}, ${words}`)
    return [
      [head('makes true'), adds],
      [head('makes false'), deletes.filter(each => !adds.includes(each))],
    ] as const
  })
  const lines = [
    ['For', sorts],
    ['Needs', needs],
    ['Must be false', needsNot],
    ['Also needs', further],
    ...changes,
    [TAKES, wordsOfKind(kind).priced && cost !== null ? [cost === '1' ? '1 minute' : `${cost} minutes`] : []],
  ] as const
  return {
    title: capital(title),
    lines: lines.flatMap(([head, facts]) => (facts.length === 0 ? [] : [[head, inARow(facts)] as const])),
  }
}

/** The initial facts, a clause for each predicate; those that never change come last. */
function grouped(
  { init }: Problem,
  changed: ReadonlySet<string>,
  facts: (atoms: readonly string[]) => string,
): readonly string[] {
  const byName = new Map<string, string[]>()
  for (const atom of init.map(printAtom)) {
    const [name = ''] = wordsOf(atom)
    byName.set(name, [...(byName.get(name) ?? []), atom])
  }
  const names = [...byName.keys()].sort((a, b) => Number(changed.has(b)) - Number(changed.has(a)))
  return names.flatMap(name => {
    const clause = facts(byName.get(name)!)
    return clause === '' ? [] : [clause]
  })
}

/** The event and the steps before it; undefined if the prompt does not give them. */
function eventOf(
  question: Question,
  wordbook: Wordbook,
  domain: Domain,
): { readonly event: PromptEvent; readonly before: readonly string[] } | undefined {
  const prompt = readPrompt(promptOf(question), wordbook, domain)
  if ('problem' in prompt) return undefined
  const { event, plan } = prompt.open
  return event === null ? undefined : { event, before: (plan ?? []).slice(0, event.step) }
}

function eventText({ becameTrue, becameFalse }: PromptEvent, facts: (atoms: readonly string[]) => string): string {
  const [gained, lost] = [facts(becameTrue), facts(becameFalse)]
  const parts = [
    ...(gained === '' ? [] : [`it became true that ${gained}`]),
    ...(lost === '' ? [] : [`it is no longer true that ${lost}`]),
  ]
  return `Then something unexpected happened: ${parts.join(', and ')}. The situation below is the one after it.`
}

const titles: Readonly<Record<string, string>> = {
  t6: 'These steps of a plan were taken',
  t7: 'These actions are executed',
}
const titleOf = ({ kind }: Question): string => titles[kind] ?? 'The plan'

function asking({ kind }: Question): Pick<PeopleText, 'ask' | 'how'> {
  const { answer, priced } = wordsOfKind(kind)
  if (answer.shape.form === 'verification')
    return {
      ask: 'Does this plan work?',
      how: 'If it does not, give the first step that cannot be executed, counted from 1, and every fact that is missing there; or, if all steps can be executed, every part of the goal that is not reached.',
    }
  if (answer.shape.form === 'two-lists')
    return { ask: 'Which facts hold after the last action?', how: 'Give every fact that holds then, changed or not.' }
  const lines = 'Give the actions in order, one per line, each with its objects.'
  if (priced)
    return { ask: 'Which plan takes the least time, and how long does it take?', how: `${lines} Add the total time.` }
  return {
    ask:
      kind === 't6'
        ? 'Which actions lead from here to the goal?'
        : 'Which actions lead from the situation to the goal?',
    how: `${lines} The goal must hold after the last one; any plan that works is right.`,
  }
}
