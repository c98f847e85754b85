// The service for polls, in a separately loaded part of the worker.

import { openForm } from '#results/files/sheets/forms'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { itemOf } from '#teaching/exports/make'
import { gatherVotes } from '#teaching/polls/gather'
import { pollOf, pollOnResponse } from '#teaching/polls/question'
import { pollCsv } from '#teaching/polls/rounds'
import { makeItem } from '#teaching/sheets/made'
import type { PollsApi } from '#engine/api/polls'
import { readCodes } from './read-codes'

/** The same options everywhere, so that two windows show the same choices. */
const OPTIONS = {
  ...{ seed: 'poll', picture: true, pddl: false, limits: defaultLimits },
  linkOf: () => null,
}

export const polls: PollsApi = {
  make(sheet, index) {
    const made = makeItem(sheet, index, '', openForm)
    if (made.kind === 'none') return made.message
    if (made.kind === 'step') return 'A step of a lesson has nothing to vote on.'
    if (made.kind === 'response') return pollOnResponse(made)
    const item = itemOf(made.question, '', OPTIONS)
    return typeof item === 'string' ? item : pollOf(made.question, item)
  },
  gather: gatherVotes,
  read: readCodes,
  csv: pollCsv,
}
