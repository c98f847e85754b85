// The memory of the page's process, as the system sees it.

import { readdirSync, readFileSync } from 'node:fs'

/** Resident megabytes of the largest of Chromium's processes that draw pages and run their workers. */
export function pageMemory(): number {
  const sizes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        if (!command.includes('--type=renderer') || !isOurs(name)) return 0
        const [, kilobytes = '0'] =
          /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? []
        return Number(kilobytes) / 1024
      } catch {
        return 0
      }
    })
  return Math.max(0, ...sizes)
}

/** Did this process start it, or one that it started? */
function isOurs(pid: string): boolean {
  for (let at = pid; Number(at) > 1; ) {
    if (Number(at) === process.pid) return true
    const [, parent = '0'] = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${at}/status`, 'utf8')) ?? []
    at = parent
  }
  return false
}
