// Opens generated questions about a problem that ships with the playground, or that belongs to one of the visitor's
// domains.

import type { Question } from '#questions/kinds/question'
import type { BareCard } from '#language/library/cards'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import type { App } from '#page/state/app'
import type { OpenFile } from '#page/state/session/session'
import { createBundledTexts } from './bundled'
import { fileIdOf } from '../file-id'
import { reportFailure } from '../report-failure'
import { shippedQuestions } from './shipped-questions'

/** Reports the beginning and the end of opening. */
interface OpeningTitles {
  readonly begin: (what: string) => void
  readonly end: () => void
}

/** Opens the questions, or explains why it cannot. */
export async function openBundled(
  app: App,
  domain: BareCard,
  index: number,
  { begin, end }: OpeningTitles,
): Promise<void> {
  const { session, notices } = app
  const problem = domain.problems[index]
  if (problem === undefined) return
  const name = `${domain.title} ${problem.name}`
  const id = fileIdOf(app, domain, problem.name)
  const here = session.files().find(file => file.id === id)
  if (here) {
    session.add([here])
    return
  }
  begin(name)
  const outcome = await questionsAbout(app, domain, problem.name, name)
  end()
  if (outcome.kind !== 'done') reportFailure(app, name, outcome)
  else if (outcome.value.length === 0) notices.notify({ tone: 'problem', title: `${name} gives no questions` })
  else {
    const origin: OpenFile['origin'] = domain.isOwn ? 'texts' : 'bundled'
    session.add([{ id, name, origin, questions: outcome.value, issues: [] }])
  }
}

/** Questions of shipped domains are part of the page and equal the engine's. */
export async function questionsAbout(
  app: App,
  { id, isOwn }: BareCard,
  problem: string,
  title: string,
): Promise<CallOutcome<readonly Question[]>> {
  const shipped = isOwn ? undefined : await shippedQuestions(app, id, problem)
  if (shipped !== undefined) return { kind: 'done', value: shipped }
  const texts = isOwn
    ? await app.lanes.run('quick', 'loading the problems', api => api.domains.own())
    : await app.feature(createBundledTexts)()
  if (texts.kind !== 'done') return texts
  const domain = texts.value.find(each => each.id === id)
  const text = domain?.problems.find(({ name }) => name === problem)?.text
  if (domain === undefined || text === undefined) return { kind: 'done', value: [] }
  const source = { domain: domain.domain, problem: text }
  return app.lanes.run('quick', `asking about ${title}`, api => api.making.pose(source, id))
}
