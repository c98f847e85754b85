// Agents: `planground mcp` with the published inspector and the published conformance suite. The suite tests servers
// over HTTP, so a bridge passes its messages on to the server's standard input (support/bridge.mjs).

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const INSPECTOR = '2.12.0'
const CONFORMANCE = '0.1.16'
const domains = resolve(import.meta.dirname, '../../domains')
const bridge = resolve(import.meta.dirname, 'support/bridge.mjs')

/** Scenarios for any server. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list']
/** Why the suite's other scenarios do not apply. */
const OTHERS =
  'not applicable: tools-call-*, json-schema-2020-12 (call tools of the suite’s own), resources-*, prompts-*, completion, logging, elicitation-* (not offered), server-sse-*, dns-rebinding (HTTP alone)'

export default {
  name: 'Agents',
  needs: [
    // Both tools need a later Node than Planground.
    'npm:node@24.21.0',
    `npm:@modelcontextprotocol/inspector@${INSPECTOR}`,
    `npm:@modelcontextprotocol/conformance@${CONFORMANCE}`,
    'npm:@modelcontextprotocol/sdk@1.32.2',
  ],
  async run({ folder, command }) {
    const bin = join(folder, 'node_modules/.bin')
    const later = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
    const options = { encoding: 'utf8', cwd: folder, env: later, timeout: 120_000 }
    return [...inspected(bin, command, options), ...(await conforming(folder, bin, command, options))]
  },
}

function inspected(bin, command, options) {
  const text = name => readFileSync(join(domains, name), 'utf8')
  const source = { domain: text('blocksworld/domain.pddl'), problem: text('blocksworld/problems/p01.pddl') }
  const ask = words => {
    const { stdout, stderr } = spawnSync(join(bin, 'mcp-inspector'), ['--cli', command, 'mcp', ...words], options)
    try {
      return JSON.parse(stdout)
    } catch {
      throw new Error(`mcp-inspector ${words.slice(0, 4).join(' ')}: ${(stderr || stdout).slice(0, 300)}`)
    }
  }
  const call = (tool, input) =>
    ask([
      ...['--method', 'tools/call', '--tool-name', tool],
      ...Object.entries(input).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`]),
    ])
  const row = (what, result, passed) => ({ tool: 'MCP inspector (CLI)', version: INSPECTOR, what, result, passed })
  const names = ask(['--method', 'tools/list']).tools.map(({ name }) => name)
  const solved = call('solve', { ...source, optimal: true }).structuredContent
  const { plan, cost, evidence } = solved
  const accepted = call('validate', { ...source, plan: plan.join('\n') }).structuredContent
  const refused = call('validate', { ...source, plan: plan.slice(1).join('\n') }).structuredContent
  const faulty = call('solve', { ...source, problem: '(define' })
  return [
    row('tools/list', names.join(', '), names.length === 6),
    row(
      'solve, a cheapest plan',
      `cost ${cost}; ${evidence.map(({ kind, checked }) => `${kind} ${checked ? 'checked' : 'not checked'}`).join(', ')}`,
      solved.optimal && evidence.every(({ checked }) => checked),
    ),
    row('validate that plan', accepted.why, accepted.valid && accepted.cost === cost),
    row('validate it without its first step', refused.why, !refused.valid && refused.failing?.number === 1),
    row('solve with faulty PDDL', faulty.content[0].text, faulty.isError === true),
  ]
}

async function conforming(folder, bin, command, options) {
  const node = join(bin, 'node')
  const words = [bridge, folder, command, 'mcp']
  const server = spawn(node, words, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [port] = await once(server.stdout, 'data')
    const url = `http://127.0.0.1:${String(port).trim()}/mcp`
    const rows = SCENARIOS.map(scenario => {
      const ran = spawnSync(node, [join(bin, 'conformance'), 'server', '--url', url, '--scenario', scenario], options)
      const result = /Passed: .*/.exec(ran.stdout)?.[0] ?? (ran.stderr || ran.stdout).trim().split('\n').at(-1)
      return { what: `scenario ${scenario}, over a bridge`, result, passed: ran.status === 0 }
    })
    rows.push({ what: 'other scenarios', result: OTHERS, passed: true })
    return rows.map(row => ({ tool: 'MCP conformance', version: CONFORMANCE, ...row }))
  } finally {
    server.kill()
  }
}
