// Which words of PDDL are coloured how: one list for the editor and for the text shown before the editor is there.

/** Words that build conditions and effects. */
export const logicWords = ['and', 'or', 'not', 'imply', 'forall', 'exists', 'when', 'either'] as const
/** Words that change numbers. */
export const numberWords = ['increase', 'decrease', 'assign', 'minimize', 'maximize'] as const
/** Words that open a text. */
export const headWords = ['define', 'domain', 'problem'] as const

export type PddlToken =
  | 'comment'
  | 'keyword'
  | 'variable'
  | 'logic'
  | 'head'
  | 'type'
  | 'number'
  | 'bracket'
  | 'name'
  | 'blank'
