// One warm process of the installed command for many calls: a client of `planground mcp`.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export class Agent {
  constructor(command) {
    this.waiting = new Map()
    this.child = spawn(command, ['mcp'], { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface(this.child.stdout).on('line', line => {
      const { id, result, error } = JSON.parse(line)
      const { done, fail } = this.waiting.get(id)
      this.waiting.delete(id)
      if (error === undefined) done(result)
      else fail(new Error(error.message))
    })
    const clientInfo = { name: 'peers', version: '1' }
    this.ready = this.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }).then(() =>
      this.child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n'),
    )
  }

  ask(method, params) {
    const id = (this.last = (this.last ?? 0) + 1)
    this.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    return new Promise((done, fail) => this.waiting.set(id, { done, fail }))
  }

  /** The structured result of a tool; throws what the tool refuses. */
  async call(name, input) {
    await this.ready
    const { isError, content, structuredContent } = await this.ask('tools/call', { name, arguments: input })
    if (isError) throw new Error(content[0].text)
    return structuredContent
  }

  close() {
    this.child.stdin.end()
  }
}
