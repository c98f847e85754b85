// A process of its own, with little else in it: 10 million states of 128 bits enumerated, and the memory that takes.

import { readFileSync } from 'node:fs'
import { exploreStates } from '#planning/search/state-space'
import { taskFrom } from './task-from'

/** States of 128 bits that are enumerated. */
const ENUMERATED = 10_000_000

export interface Enumerated {
  readonly states: number
  readonly bits: number
  /** Of processors. */
  readonly seconds: number
  /** Bytes of tables. */
  readonly stored: number
  /** Resident at most, in millions of bytes. */
  readonly megabytes: number
}

const task = taskFrom(JSON.parse(readFileSync(0, 'utf8')) as { domain: string; problem: string })
const { states } = exploreStates(task, { maxStates: ENUMERATED, transitions: false })
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const found: Enumerated = {
  states: states.count,
  bits: task.words * 32,
  seconds: (userCPUTime + systemCPUTime) / 1e6,
  stored: states.bytes,
  megabytes: (maxRSS * 1024) / 1e6,
}
console.log(JSON.stringify(found))
