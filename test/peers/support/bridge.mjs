// `node bridge.mjs MODULES COMMAND WORD…`: a server of the Model Context Protocol over HTTP, on a port that it prints,
// that starts the command for each session and passes every message on unchanged. The published conformance suite speaks
// HTTP alone. MODULES: the folder in which the official SDK is installed.

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const [modules, command, ...args] = process.argv.slice(2)
const require = createRequire(`${modules}/`)
const sdk = '@modelcontextprotocol/sdk'
const { StreamableHTTPServerTransport } = require(`${sdk}/server/streamableHttp.js`)
const { StdioClientTransport } = require(`${sdk}/client/stdio.js`)

const sessions = new Map()

async function openSession() {
  const served = new StdioClientTransport({ command, args })
  const http = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: id => sessions.set(id, http),
  })
  http.onmessage = message => served.send(message)
  http.onclose = () => served.close()
  served.onmessage = message => http.send(message, { relatedRequestId: message.id })
  await Promise.all([http.start(), served.start()])
  return http
}

const server = createServer(async (request, response) => {
  const session = sessions.get(request.headers['mcp-session-id']) ?? (await openSession())
  await session.handleRequest(request, response)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
