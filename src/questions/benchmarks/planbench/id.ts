/** The family's id in questions. */
export const PLANBENCH = 'planbench'
