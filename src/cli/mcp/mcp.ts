// `mcp`: a server for agents, by the Model Context Protocol over standard input and output.

import type { VerbSyntax } from '#cli/args'
import { EXIT } from '#cli/exit'
import type { Verb } from '#cli/verb'
import { ToolCalls } from './calls'
import type { ServerOptions } from './serve'
import { tools } from './tools'

declare const __VERSION__: string

const syntax: VerbSyntax = {
  name: 'mcp',
  usage: 'mcp',
  does: 'Serves agents of language models by the Model Context Protocol, on standard input and output.',
  options: {},
  positions: [0, 0],
}

const instructions =
  'Planning problems in PDDL, solved, checked and explained with proofs. All texts are PDDL, not paths. Check PDDL that you wrote with `check`, and each plan with `validate`, which names the first failing step and why. A claim with `checked: true` is proven: an independent checker accepted its certificate.'

export const mcp: Verb = {
  syntax,
  run: async (_args, _streams, start) => {
    const { serveStdio } = await import('./serve')
    const calls = new ToolCalls(start!)
    await serveStdio(optionsWith(calls))
    await calls.end()
    return EXIT.done
  },
}

/** The MCP server with its description; `calls` runs its tools. */
export const optionsWith = (calls: ToolCalls): ServerOptions => ({
  version: __VERSION__,
  instructions,
  tools,
  call: (call, signal) => calls.run(call, signal),
})
