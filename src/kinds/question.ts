// A question as data: what is asked, in which format, about which problem. No key in here.

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

/** What the kind needs besides the problem. Actions and facts as text, `(name arg …)`. */
export type Asked =
  | { readonly kind: 'app' }
  | { readonly kind: 'prog'; readonly action: string }
  | { readonly kind: 'reach' }
  | { readonly kind: 'areach' }
  | { readonly kind: 'val'; readonly sequence: readonly string[] }
  | { readonly kind: 'just'; readonly plan: readonly string[] }
  | { readonly kind: 'land' }
  | { readonly kind: 'nexta' }
