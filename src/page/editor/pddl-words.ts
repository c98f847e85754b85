// The words of PDDL by their colour, for the editor and for read-only texts.

/** Keywords of conditions and effects. */
export const logicWords = ['and', 'or', 'not', 'imply', 'forall', 'exists', 'when', 'either'] as const
/** Keywords that change or minimise numbers. */
export const numberWords = ['increase', 'decrease', 'assign', 'minimize', 'maximize'] as const
/** Keywords at the start of a text. */
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
