// Actions of keys and commands in the table of a run's rows.

export type RowsAct =
  | 'next'
  | 'previous'
  | 'open'
  | 'close'
  | 'search'
  | 'next-differing'
  | 'previous-differing'
  | 'right'
  | 'wrong'
  | 'undecided'
  | 'unreadable'
  | 'overrule'
  | 'reason'
  | 'undo'
  | 'explore'
  | 'clear'
