// An edited problem as a new problem: with its own name, address, English and questions. The edited question returns
// to its own texts.

import { hashOfText } from '#base/hash'
import type { Source } from '#planning/pddl/source'
import { domainName } from '#page/ui/naming'
import type { App } from '../app'
import { keepVersion } from '../history/keep-version'
import { type Entry, type OpenFile, plain } from '../session/session'
import { isWritten } from '../session/written'
import { editedQuestion } from '../verdicts/checking'

/** True if the entry has an edit that can become a problem of its own. */
export const isCopyable = ({ session }: Pick<App, 'session'>, entry: Entry): boolean =>
  session.workOf(entry.id).edit !== null && !isWritten(entry.question)

/** Makes the copy, and selects its question of the same kind if `show`. Undefined if there is no edit, or it was stopped. */
export async function copyEdit(app: App, entry: Entry, show: boolean): Promise<OpenFile | undefined> {
  const { session, lanes } = app
  const edit = plain(session.workOf(entry.id).edit)
  if (edit === null || !isCopyable(app, entry)) return undefined
  const posed = await lanes.run('quick', 'copying the problem', api => api.making.pose(edit, domainOf(entry, edit)))
  if (posed.kind === 'stopped') return undefined
  // Nothing can be asked about faulty texts: the question itself is kept, with them.
  const questions =
    posed.kind === 'done' && posed.value.length > 0 ? posed.value : [editedQuestion(entry.question, edit)]
  if (session.selected() === entry) await keepVersion(app, 'copied')
  const name = nameOf(app, entry.file.name)
  const id = `copy:${name}#${hashOfText([edit.domain, edit.problem].join('\0'))}`
  const file: OpenFile = { id, name, origin: 'texts', questions, issues: [] }
  if (show) {
    session.add([file])
    const same = session.entries().find(each => each.file.id === id && each.question.kind === entry.question.kind)
    if (same !== undefined) session.select(same.id)
  } else session.list([file])
  session.revertEdit(entry.id)
  return file
}

/** An address of a built-in problem shows it as it is: an edit of it becomes a problem of its own, with a notice. */
export async function setAsideEdit(app: App): Promise<void> {
  const entry = app.session.selected()
  const file = entry && (await copyEdit(app, entry, false))
  if (file === null || file === undefined) return
  app.notices.notify({
    tone: 'plain',
    title: `Your edit is kept as “${file.name}”`,
    lines: ['This address leads to the built-in problem, which is shown unchanged.'],
    action: { label: 'Open your edit', run: () => app.session.add([file]) },
  })
}

/** The domain of the copy: that of the question, unless the edit is of another one. */
const domainOf = ({ question }: Entry, edit: Source): string => {
  const own = domainName(edit.domain)
  const isSame = question.shown === null || own === '' || domainName(question.shown.domain) === own
  return isSame ? question.domain : own
}

/** `Ferry p01, copy`, `Ferry p01, copy 2`. */
function nameOf({ session }: App, name: string): string {
  const base = `${name.replace(/, copy(?: \d+)?$/, '')}, copy`
  const names = new Set(session.files().map(file => file.name))
  let count = 2
  if (!names.has(base)) return base
  while (names.has(`${base} ${count}`)) count++
  return `${base} ${count}`
}
