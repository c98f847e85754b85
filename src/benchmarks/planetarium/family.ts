// Planetarium as a family: Zuo et al., NAACL 2025, arXiv 2407.03321.

import type { Family } from '../family'
import { PLANETARIUM, recordOf } from './record'

export const planetarium: Family = {
  id: PLANETARIUM,
  name: 'Planetarium',
  files: 'Planetarium rows and results (.jsonl, .csv, .json, .gz)',
  recognise: head => /"?natural_language"?/.test(head) && /"?problem_pddl"?/.test(head),
  read: () => ({ questions: [], issues: [{ index: -1, message: 'Rows cannot be read yet.' }] }),
  write: questions =>
    questions
      .map(({ question, judged }) =>
        JSON.stringify({ natural_language: question, problem_pddl: judged?.problem }),
      )
      .join('\n'),
  pack: question => ({ ...recordOf(question)?.fields, natural_language: question.question }),
  unpack: () => 'Rows cannot be read yet.',
  sealed: question => question,
  hasKey: question => question.judged !== null,
  groupOf: kind => kind,
  asked: ({ asked }) =>
    asked == null
      ? { kind: 'unclear', reason: 'What this text asks for could not be read.' }
      : { kind: 'asked', asked },
  goldText: question => question.judged?.problem,
  officialReading: () => null,
  officialScore: () => ({ score: null, note: 'The published rules are not worked out.' }),
  conformance: () => ({
    domain: '',
    decided: false,
    reason: 'unclear',
    message: '',
    agrees: false,
    differences: [],
  }),
}
