// The memory of the page's process, as the system sees it.

import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes of a process. */
export interface ProcessMemory {
  /** All that is in memory, the pages of Chromium's own program that it has used included. */
  readonly resident: number
  /** The private memory, swapped or not, as Chromium's task manager shows for a tab. */
  readonly private: number
}

/** The largest of Chromium's processes that draw pages and run their workers. */
export function pageProcess(): ProcessMemory {
  const sizes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        if (!command.includes('--type=renderer') || !isOwn(name)) return nothing
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const megabytes = (field: string): number =>
          Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024
        return {
          resident: megabytes('VmRSS'),
          private: megabytes('RssAnon') + megabytes('VmSwap'),
        }
      } catch {
        return nothing
      }
    })
  return sizes.reduce((most, each) => (each.resident > most.resident ? each : most), nothing)
}

/** Resident megabytes of that process. */
export const pageMemory = (): number => pageProcess().resident

const nothing: ProcessMemory = { resident: 0, private: 0 }

/** Did this process start it, or one that it started? */
function isOwn(pid: string): boolean {
  for (let at = pid; Number(at) > 1; ) {
    if (Number(at) === process.pid) return true
    const [, parent = '0'] = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${at}/status`, 'utf8')) ?? []
    at = parent
  }
  return false
}
