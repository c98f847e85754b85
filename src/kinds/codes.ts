// The kinds of question and the formats of answers, by their names in files and in sentences.

/** The eight kinds, by their names in files. */
export type KindCode = 'app' | 'prog' | 'reach' | 'areach' | 'val' | 'just' | 'land' | 'nexta'
export const kindCodes: readonly KindCode[] = [
  'app',
  'prog',
  'reach',
  'areach',
  'val',
  'just',
  'land',
  'nexta',
]
/** gen: open; bool: yes/no; mcq: choice. */
export type FormatCode = 'gen' | 'bool' | 'mcq'

/** A kind's name in sentences and in the interface. */
export const kindName: Readonly<Record<KindCode, string>> = {
  app: 'applicability',
  prog: 'progression',
  reach: 'reachability',
  areach: 'action reachability',
  val: 'validation',
  just: 'justification',
  land: 'landmark',
  nexta: 'next action',
}
