// Where published ground truths are known not to be what their texts say.

/** What a row says of its layouts: its columns. */
export interface RowLayouts {
  readonly init: string
  readonly goal: string
  readonly initIsAbstract: boolean
  readonly goalIsAbstract: boolean
}

const towers =
  'The text counts the entries of the list that the problem was made from, and not the towers that stand there.'
const board = 'The goal takes rows for columns: on a grid that is not square it is no checkerboard.'
const hands = 'No ball is held in the problem, where the text says that one is.'

/**
 * A sentence on the known error of rows with these layouts; null where none is known. Not every row with such a layout
 * has the error: it is meant for those whose problem differs from what the text says.
 */
export function knownDefect({
  init,
  goal,
  initIsAbstract,
  goalIsAbstract,
}: RowLayouts): string | null {
  const has = (layout: string): boolean =>
    (initIsAbstract && init === layout) || (goalIsAbstract && goal === layout)
  if (has('equal_towers')) return towers
  if (goalIsAbstract && goal === 'checkerboard') return board
  return has('holding') ? hands : null
}
