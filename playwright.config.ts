// Journeys through the built page in a real Chromium, served under a sub-path as a static host would.

import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, headlessOf } from './scripts/find-chromium.mjs'
import { findFirefox } from './scripts/find-firefox.mjs'
import { measurePace, within } from './test/e2e/pace'

const chromium = await findChromium()
if (chromium === undefined)
  throw new Error(
    'The browser tests need Chromium: install it (`npx playwright install chromium`, or on Debian `apt-get install chromium`), or name one in PLANGROUND_CHROMIUM.',
  )
// Each worker reads this file too, and need not look again.
const executablePath = headlessOf(chromium)
process.env.PLANGROUND_CHROMIUM = executablePath
const firefox = await findFirefox()
// Workers inherit what was measured before they started.
process.env.PLANGROUND_PACE ??= String(measurePace())
/** The folder of the built page. */
const folder = process.env.PLANGROUND_PAGE ?? 'dist/page'
const port = Number(process.env.PLANGROUND_TEST_PORT ?? 4174)
const path = '/some/path/'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for a fourth of its time; more browsers than eight take more memory than a machine may have.
  workers: Math.min(availableParallelism() + 1, 8),
  timeout: within(60),
  expect: { timeout: within(20) },
  // What passes only when run again is broken.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}${path}`,
    viewport: { width: 1440, height: 900 },
    // Tracing doubles the time of every journey; what fails can be run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Journeys that are about it let it in; for all others it would only take time.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: /firefox/,
      use: {
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // The page that stays open between journeys keeps their process, with what it has compiled of the page.
            '--process-per-site',
          ],
        },
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: /firefox/,
            use: {
              browserName: 'firefox' as const,
              ...(firefox.channel ? { channel: firefox.channel } : {}),
              launchOptions: { executablePath: firefox.executablePath },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `node test/e2e/serve.mjs --port ${port} --folder ${folder} --path ${path}`,
    url: `http://127.0.0.1:${port}${path}`,
    reuseExistingServer: false,
  },
})
