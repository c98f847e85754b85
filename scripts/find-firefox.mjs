// A Firefox for the smoke journey, if there is one: Playwright's own, else the installed one, which Playwright drives
// by WebDriver BiDi.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['firefox', 'firefox-esr']
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe']

/**
 * The path of a Firefox and, unless it is Playwright's own, its channel; or undefined. `PLANGROUND_FIREFOX` takes
 * precedence.
 */
export async function findFirefox() {
  const { firefox } = await import('@playwright/test')
  const own = firefox.executablePath()
  const named = process.env.PLANGROUND_FIREFOX
  if (!named && existsSync(own)) return { executablePath: own }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = named ? [named] : [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES]
  const executablePath = candidates.find(path => existsSync(path))
  return executablePath && { executablePath, channel: 'moz-firefox' }
}
