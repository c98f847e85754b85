/** As questions name the family. */
export const ACPBENCH = 'acpbench'
