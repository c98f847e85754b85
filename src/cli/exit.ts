// All exit codes. `--help` and docs/command-line.md print this table.

export const EXIT = {
  done: 0,
  bad: 1,
  usage: 2,
  undecided: 3,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const

export const exitMeanings: readonly (readonly [number, string])[] = [
  [EXIT.done, 'done; also where a reader of the output went away'],
  [
    EXIT.bad,
    'bad input, explained with its place; findings of `check` and `phrases`; no plan by `validate`; nothing that could be scored, compared or made',
  ],
  [EXIT.usage, 'wrong usage'],
  [EXIT.undecided, 'something stayed undecided: a limit was reached, or a text leaves it open'],
  [EXIT.bug, 'a bug of Planground'],
  [EXIT.interrupted, 'stopped by Ctrl+C (SIGINT)'],
  [EXIT.terminated, 'stopped by SIGTERM'],
]

/** The exit code after processing several lines or records, where some may be invalid or undecided. */
export const exitOf = (bad: number, undecided = 0): number =>
  bad > 0 ? EXIT.bad : undecided > 0 ? EXIT.undecided : EXIT.done

/** The table, as lines of help. */
export const exitHelp = (): string[] => [
  'Exit codes:',
  ...exitMeanings.map(([code, means]) => `  ${String(code).padStart(3)}  ${means}`),
]
