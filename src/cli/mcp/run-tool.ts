// Runs the tools, in whichever thread.

import type { MessagePort } from 'node:worker_threads'
import { jsonOf } from '#cli/jsonl'
import type { ToolAnswer, ToolCall } from './calls'
import { ToolError } from './tool'
import { tools } from './tools'

export function runTool({ name, input }: ToolCall): ToolAnswer {
  const tool = tools.find(each => each.name === name)!
  try {
    return { kind: 'result', json: jsonOf(tool.run(input)) }
  } catch (error) {
    const { message } = error as Error
    return { kind: error instanceof ToolError ? 'refused' : 'failed', message }
  }
}

/** The loop of a thread that runs tools. */
export function serveTools(port: MessagePort): void {
  port.on('message', (call: ToolCall) => port.postMessage(runTool(call)))
}
