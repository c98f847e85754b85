// Where responses are scored: in threads, or in place where one thread is all there is to be.

import { type ScoringPort, servingThreadPort, threadPort } from '../../results/ports'
import { serveScoring } from '../../results/serve'
import type { StartThread } from '../threads'
import { scoredLine } from './scored-line'

/** Starts what scores: a thread, or where `count` is 1 something in this one. Each row comes with its line if wanted. */
export const scoringPorts =
  (count: number, start: StartThread | undefined, lines: boolean) => (): ScoringPort =>
    start === undefined || count <= 1
      ? portInPlace(lines)
      : threadPort(start({ task: 'score', lines }))

/** What a thread does that was started for scoring. */
export const serveScoringThread = (
  port: Parameters<typeof servingThreadPort>[0],
  lines: boolean,
): void => serve(servingThreadPort(port), lines)

const serve = (port: Parameters<typeof serveScoring>[0], lines: boolean): void =>
  lines ? serveScoring<string>(port, scoredLine) : serveScoring(port)

/** Both ends in one thread; between two messages the streams have their turn. */
function portInPlace(lines: boolean): ScoringPort {
  let heard: (message: unknown) => void = () => {}
  let asked: (message: unknown) => void = () => {}
  serve(
    {
      post: message => void setImmediate(() => heard(message)),
      listen: answer => {
        asked = answer
      },
    },
    lines,
  )
  return {
    post: message => void setImmediate(() => asked(message)),
    listen: hear => {
      heard = hear
    },
    end: () => {
      heard = () => {}
      asked = () => {}
    },
  }
}
