// The results of the polls on a sheet, saved as a table.

import { fileName, saveText } from '#page/state/saving'
import type { App } from '#page/state/app'
import { createKeptPolls } from './kept-polls'

export function createReports(app: App) {
  const { lanes, notices } = app
  const kept = app.feature(createKeptPolls)
  return {
    /** Saves all polls on the sheet; each question is made again for its text. */
    async save(hash: string): Promise<void> {
      const polls = kept
        .list()
        .filter(({ sheet }) => sheet === hash)
        .sort((a, b) => a.item - b.item)
      const outcome = await lanes.run('computing', 'writing the table', async api => {
        const reports = []
        for (const { sheet, item, link, title, rounds } of polls) {
          const read = await api.sheets.readLink(link)
          const made = read.kind === 'sheet' ? await api.polls.make(read.sheet, item - 1) : ''
          if (typeof made === 'string') continue
          const { ask, key } = made
          reports.push({
            ...{ sheet, item, title, rounds, question: ask.stem, right: key.right },
            choices: ask.choices.map(({ letter, text }) => ({
              letter,
              text: text.map(each => each.text).join(''),
            })),
          })
        }
        return api.polls.csv(reports)
      })
      if (outcome.kind === 'done') saveText(outcome.value, `${fileName(polls[0]?.title ?? '')}-poll.csv`, 'text/csv')
      else if (outcome.kind === 'failed')
        notices.notify({
          tone: 'problem',
          title: 'The results could not be written',
          lines: [outcome.message],
        })
    },
  }
}
