// A slow line before a server: all connections share its bytes per second by turns, and each byte takes its time to
// arrive. Unlike the browser's own throttling it slows what workers and the service worker ask for too.

import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Line {
  /** Bytes each second, towards the browser. */
  readonly bytes: number
  /** Milliseconds from a question to the first byte of its answer; opening a connection takes as long again. */
  readonly latency: number
}

/** The requests over the line: when they were made, when the first and the last byte arrived, and their number. */
export interface Passed {
  readonly path: string
  readonly asked: number
  first: number
  last: number
  bytes: number
}

/** About what one packet carries. */
const PIECE = 1460
/** Milliseconds. */
const LATE = 20

/** A port that leads to `port` over such a line. `heard` is notified of each request, and may look at it later. */
export async function slowLine(
  port: number,
  { bytes, latency }: Line,
  heard: (passed: Passed) => void = () => {},
): Promise<Server> {
  /** Connections that have something to state, the next one first. */
  const waiting: Lane[] = []
  let free = 0
  let running = false
  const pump = (): void => {
    const lane = waiting.shift()
    running = lane !== undefined
    if (lane === undefined) return
    const piece = lane.take()
    if (lane.isFull) waiting.push(lane)
    // Timers go off late by a little; the line does not wait for them.
    free = Math.max(free, Date.now() - LATE) + (piece.length / bytes) * 1000
    lane.send(piece, free + latency / 2)
    lane.arrived(piece.length, free + latency / 2)
    setTimeout(pump, free - Date.now())
  }
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    const opened = Date.now() + latency
    const up = new Lane(far)
    const down = new Lane(near)
    let passed: Passed | undefined
    near.on('data', data => {
      const path = /^GET (\S+)/.exec(data.toString('latin1', 0, 500))?.[1]
      if (path !== undefined) {
        passed = { path, asked: Date.now(), first: 0, last: 0, bytes: 0 }
        heard(passed)
      }
      up.send(data, Math.max(Date.now(), opened) + latency / 2)
    })
    far.on('data', data => {
      const of = passed
      down.arrived = (count, time) => {
        if (of === undefined) return
        of.first ||= time
        of.last = time
        of.bytes += count
      }
      if (!down.isFull) waiting.push(down)
      down.put(data)
      if (!running) pump()
    })
    for (const [from, lane] of [
      [near, up],
      [far, down],
    ] as const) {
      from.on('error', () => from.destroy())
      from.on('close', () => lane.end())
    }
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return server
}

/** One direction of a connection: data arrives in order, each piece at its time. */
class Lane {
  private readonly to: Socket
  private readonly queue: Buffer[] = []
  /** On its way; timers may go off out of turn, what was stated must not. */
  private readonly out: Buffer[] = []
  private last = 0
  private isEnding = false
  /** Hears how many bytes arrive, and when. */
  arrived: (bytes: number, time: number) => void = () => {}

  constructor(to: Socket) {
    this.to = to
  }

  get isFull(): boolean {
    return this.queue.length > 0
  }

  put(data: Buffer): void {
    for (let at = 0; at < data.length; at += PIECE) this.queue.push(data.subarray(at, at + PIECE))
  }

  take(): Buffer {
    return this.queue.shift()!
  }

  send(data: Buffer, time: number): void {
    this.last = Math.max(this.last, time)
    this.out.push(data)
    setTimeout(() => {
      const next = this.out.shift()!
      if (this.to.writable) this.to.write(next)
      if (this.isEnding) this.end()
    }, this.last - Date.now())
  }

  /** Ends once all that was stated has arrived. */
  end(): void {
    this.isEnding = true
    if (!this.isFull && this.out.length === 0) this.to.end()
  }
}
