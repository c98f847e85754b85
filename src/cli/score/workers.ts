// Scoring threads; used even if there is only one, so that reading and writing continue meanwhile.

import { type ScoringPort, servingThreadPort, threadPort } from '#results/scoring/ports'
import { serveScoring } from '#results/scoring/serve'
import type { StartThread } from '#cli/threads'
import { scoredLine } from '#library/scored-line'

/** Starts scoring threads. Each row comes with its output line if requested. */
export const scoringPorts = (start: StartThread, lines: boolean) => (): ScoringPort =>
  threadPort(start({ task: 'score', lines }))

/** The loop of a scoring thread. */
export function serveScoringThread(port: Parameters<typeof servingThreadPort>[0], lines: boolean): void {
  const serving = servingThreadPort(port)
  if (lines) serveScoring<string>(serving, scoredLine)
  else serveScoring(serving)
}
