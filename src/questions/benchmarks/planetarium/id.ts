/** The family's id in questions. */
export const PLANETARIUM = 'planetarium'
