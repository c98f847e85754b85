// The tools of the MCP server; each has its own file.

import type { Tool } from './tool'
import { check } from './tools/check'
import { equivalent } from './tools/equivalent'
import { explain } from './tools/explain'
import { judge } from './tools/judge'
import { solve } from './tools/solve'
import { validate } from './tools/validate'

export const tools: readonly Tool[] = [check, solve, validate, explain, judge, equivalent]
