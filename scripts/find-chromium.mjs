// A Chromium for the browser tests: an installed one, else one that can be downloaded, else one line on what to
// install.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this machine, or undefined. `PLANGROUND_CHROMIUM` takes precedence. */
export async function findChromium() {
  const named = process.env.PLANGROUND_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  const { chromium } = await import('@playwright/test')
  return [...onPath(NAMES), ...PLACES, chromium.executablePath()].find(path => path && existsSync(path))
}

const onPath = names =>
  (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))

const majorVersion = path => {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return Number(/\d+(?=\.)/.exec(stdout ?? '')?.[0] ?? 0)
}

/**
 * The path of a headless shell, which is the same browser without windows and takes a quarter less time; or of this
 * Chromium if no shell is as new, or if `PLANGROUND_CHROMIUM` names it.
 */
export function headlessOf(chromium) {
  if (process.env.PLANGROUND_CHROMIUM) return chromium
  const shell = onPath(SHELLS).find(path => existsSync(path))
  return shell && majorVersion(shell) >= majorVersion(chromium) ? shell : chromium
}

/** True if the path is a headless shell, by its name. */
export const isShell = path => SHELLS.some(name => basename(path).startsWith(name))

/** Finds a Chromium or installs one: by Playwright's installer, else by the system's package manager. */
export async function findOrGetChromium() {
  const here = await findChromium()
  if (here) return here
  if (process.env.PLANGROUND_CHROMIUM)
    throw new Error(`PLANGROUND_CHROMIUM names ${process.env.PLANGROUND_CHROMIUM}, which does not exist.`)
  console.log('No Chromium found; trying to get one.')
  const tries = [['npx', ['playwright', 'install', 'chromium']]]
  if (process.getuid?.() === 0)
    tries.push([
      'sh',
      ['-c', 'apt-get update && apt-get install -y chromium && apt-get install -y chromium-headless-shell'],
    ])
  for (const [command, words] of tries) {
    spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' })
    const got = await findChromium()
    if (got) return got
  }
  throw new Error(
    'The browser tests need Chromium: install it (`npx playwright install chromium`, or on Debian `apt-get install chromium`), or name one in PLANGROUND_CHROMIUM.',
  )
}
