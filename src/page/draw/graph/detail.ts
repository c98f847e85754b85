// The height of a column in pixels, within the height of a layer: it grows with the number of states.

import { grouped } from '#base/words'

/** What the visible picture merges and leaves out. */
export interface Detail {
  /** States that are drawn in columns, and how many the fullest column has. */
  readonly merged: number
  readonly most: number
  /** Number of states drawn in columns, and of states in the fullest column. */
  readonly edges: number
  readonly drawn: number
  /** Number of visible highlighted edges, and how many of them are drawn. */
  readonly allEdges: boolean
}

/** True if all edges between visible states are drawn. */
export function detailSaid({ merged, most, edges, drawn }: Detail): string {
  const said: string[] = []
  if (merged > 0) said.push(`${grouped(merged)} states are drawn as columns, up to ${grouped(most)} in each.`)
  if (drawn < edges) said.push(`${grouped(drawn)} of ${grouped(edges)} lines are drawn.`)
  if (said.length > 0) said.push('Zoom in to see all.')
  return said.join(' ')
}
