/** The family's id in questions. */
export const ACPBENCH = 'acpbench'
