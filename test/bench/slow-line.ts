// A slow line before a server: all connections share the bits per second, and each byte takes its time to arrive. Unlike
// the browser's own throttling it slows what workers and the service worker ask for too.

import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Line {
  /** Bytes each second, towards the browser. */
  readonly bytes: number
  /** Milliseconds from a question to the first byte of its answer; opening a connection takes as long again. */
  readonly latency: number
}

/** A port that leads to `port` over such a line. */
export async function slowLine(port: number, { bytes, latency }: Line): Promise<Server> {
  /** When the line has carried all that was given to it, in milliseconds. */
  let free = 0
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    const opened = Date.now() + latency
    later(near, far, () => Math.max(Date.now(), opened) + latency / 2)
    later(far, near, size => {
      free = Math.max(free, Date.now()) + (size / bytes) * 1000
      return free + latency / 2
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return server
}

/** Carries what one socket says to the other, each piece at the time that `due` says. */
function later(from: Socket, to: Socket, due: (size: number) => number): void {
  let last = 0
  const at = (time: number, act: () => void): void => {
    last = Math.max(last, time)
    setTimeout(act, last - Date.now())
  }
  // Small pieces, so that several answers share the line as they would.
  from.on('data', data => {
    for (let start = 0; start < data.length; start += 1460) {
      const piece = data.subarray(start, start + 1460)
      at(due(piece.length), () => to.writable && to.write(piece))
    }
  })
  from.on('end', () => at(last, () => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => at(last, () => to.end()))
}
