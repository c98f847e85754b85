// Scoring in threads, even if there is only one, so that reading and writing go on meanwhile.

import { type ScoringPort, servingThreadPort, threadPort } from '#results/scoring/ports'
import { serveScoring } from '#results/scoring/serve'
import type { StartThread } from '#cli/threads'
import { scoredLine } from './scored-line'

/** Starts threads that score. Each row comes with its line if wanted. */
export const scoringPorts = (start: StartThread, lines: boolean) => (): ScoringPort =>
  threadPort(start({ task: 'score', lines }))

/** The code of a thread for scoring. */
export function serveScoringThread(port: Parameters<typeof servingThreadPort>[0], lines: boolean): void {
  const serving = servingThreadPort(port)
  if (lines) serveScoring<string>(serving, scoredLine)
  else serveScoring(serving)
}
