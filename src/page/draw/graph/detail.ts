// Describes what a large graph merges and leaves out in the current view.

import { grouped } from '#base/words'

/** The content that the visible picture merges and leaves out. */
export interface Detail {
  /** Number of states drawn in columns, and of states in the fullest column. */
  readonly merged: number
  readonly most: number
  /** Number of visible highlighted edges, and how many of them are drawn. */
  readonly edges: number
  readonly drawn: number
  /** True if all edges between visible states are drawn. */
  readonly allEdges: boolean
}

/** One or two sentences; '' if everything is drawn. */
export function describeDetail({ merged, most, edges, drawn }: Detail): string {
  const sentences: string[] = []
  if (merged > 0) sentences.push(`${grouped(merged)} states are drawn as columns, up to ${grouped(most)} in each.`)
  if (drawn < edges) sentences.push(`${grouped(drawn)} of ${grouped(edges)} lines are drawn.`)
  if (sentences.length > 0) sentences.push('Zoom in to see all.')
  return sentences.join(' ')
}
