// Describes what a large graph merges and leaves out in the current view.

import { grouped } from '#base/words'

/** What the visible picture merges and leaves out. */
export interface Detail {
  /** States that are drawn in columns, and how many the fullest column has. */
  readonly merged: number
  readonly most: number
  /** Visible highlighted edges, and how many of them are drawn. */
  readonly edges: number
  readonly drawn: number
  /** All edges between the states in sight are drawn. */
  readonly allEdges: boolean
}

/** A sentence or two; empty if all is drawn. */
export function detailSaid({ merged, most, edges, drawn }: Detail): string {
  const said: string[] = []
  if (merged > 0) said.push(`${grouped(merged)} states are drawn as columns, up to ${grouped(most)} in each.`)
  if (drawn < edges) said.push(`${grouped(drawn)} of ${grouped(edges)} lines are drawn.`)
  if (said.length > 0) said.push('Zoom in to see all.')
  return said.join(' ')
}
