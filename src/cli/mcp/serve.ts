// The Model Context Protocol, by its official SDK. Only this file imports the SDK: it is built as a program of its own,
// dist/cli-mcp.cjs, which no other verb loads (scripts/build-cli.mjs).

import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import type { ToolAnswer, ToolCall } from './calls'
import type { ToolDescription } from './tool'

export interface ServerOptions {
  readonly version: string
  /** How to use the tools, for the model. */
  readonly instructions: string
  readonly tools: readonly ToolDescription[]
  readonly call: (call: ToolCall, signal: AbortSignal) => Promise<ToolAnswer>
}

/** Serves a client on standard input and output; resolves when the client closes them. */
export async function serveStdio(options: ServerOptions): Promise<void> {
  const closed = new Promise<void>(done => process.stdin.once('end', done).once('close', done))
  await serveOn(new StdioServerTransport(), options)
  await closed
}

/** Serves a client on this transport until that is closed. */
export async function serveOn(transport: Transport, options: ServerOptions): Promise<void> {
  const { version, instructions, call } = options
  const server = new Server(
    { name: 'planground', title: 'Planground', version },
    { capabilities: { tools: {} }, instructions },
  )
  const validators = new AjvJsonSchemaValidator()
  const tools = new Map(
    options.tools.map(tool => [tool.name, { tool, read: validators.getValidator(tool.inputSchema) }]),
  )
  const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ tool }) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: tool.inputSchema as object as { type: 'object' },
      outputSchema: tool.outputSchema as object as { type: 'object' },
      annotations,
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: input = {} } = params
    const found = tools.get(name)
    if (found === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(name)}; there are ${[...tools.keys()].join(', ')}.`,
      )
    const { valid, errorMessage } = found.read(input)
    if (!valid) return refusal(`The arguments of ${name} do not fit its schema: ${errorMessage}.`)
    const answer = await call({ name, input }, signal)
    if (answer.kind !== 'result')
      return refusal(
        answer.kind === 'refused' ? answer.message : `Planground ${version} could not do this: ${answer.message}`,
      )
    const { json } = answer
    return { content: [{ type: 'text', text: json }], structuredContent: JSON.parse(json) }
  })
  await server.connect(transport)
}

/** An error that the model sees, and can react to. */
const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })
