/** As questions name the family. */
export const PLANETARIUM = 'planetarium'
