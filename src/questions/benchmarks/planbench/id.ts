/** As questions name the family. */
export const PLANBENCH = 'planbench'
