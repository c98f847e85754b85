// The graph of 60,000 states in the built page: opened, panned, zoomed, pointed at, walked by keys, searched. Each is
// reported with its frames and the tasks of the main thread.

import type { Page } from '@playwright/test'
import { blocks } from './graph-layout'
import { quantile } from './measure'
import type { Figure, Journeyed } from './page-journeys'
import { Probe } from './page-probe'

/** The figure of the pan. */
export const PANNED = 'panning all: 95th-percentile frame'

const STILL = 2_000
/** Milliseconds from one movement of the hand to the next. */
const MOVE = 12

export async function graphJourneys(page: Page, address: string, folder: string): Promise<Journeyed[]> {
  const probe = new Probe(page, folder)
  page.setDefaultTimeout(120_000)
  const done: Journeyed[] = []
  const travel = async (
    title: string,
    way: (report: (name: string, ms: number, goal?: string) => void) => Promise<void>,
  ): Promise<void> => {
    const figures: Figure[] = []
    await probe.start()
    await way((name, ms, goal) => figures.push({ name, ms, ...(goal ? { goal } : {}) }))
    done.push({ title, held: await probe.stop(), figures })
  }
  const now = (): Promise<number> => page.evaluate(() => performance.now())
  /** Moves a hand for two seconds, and describes the frames meanwhile. */
  const moved = (name: string, move: (turn: number) => Promise<void>) =>
    travel(`${name} for two seconds`, async report => {
      await page.evaluate(() => {
        const times: number[] = []
        const tick = (time: number): void => {
          times.push(time)
          requestAnimationFrame(tick)
        }
        requestAnimationFrame(tick)
        Object.assign(window, { benchTicks: times })
      })
      const began = await now()
      const from = Date.now()
      for (let turn = 0; Date.now() - from < STILL; turn++) {
        await move(turn)
        await page.waitForTimeout(MOVE)
      }
      const ended = await now()
      const times = await page.evaluate(() => (window as unknown as { benchTicks: number[] }).benchTicks)
      const inside = times.filter(time => time >= began && time <= ended)
      const gaps = inside.slice(1).map((time, i) => time - inside[i]!)
      report(`${name}: 95th-percentile frame`, quantile(gaps, 0.95), '20')
      report(`${name}: frame in the middle`, quantile(gaps, 0.5))
    })

  await page.goto(address)
  await page.locator('.card-problems button').first().waitFor()
  const { domain, problem } = blocks(7)
  await page.locator('input[type=file]').setInputFiles(
    [domain, problem].map((text, i) => ({
      name: `${i}.pddl`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )
  await page.locator('.place code', { hasText: 'stack' }).waitFor()
  await page.getByRole('tab', { name: /graph/i }).click()
  await page.getByRole('button', { name: 'Always show' }).click()
  await page.locator('.graph-count').waitFor()
  await page.locator('.graph-plans', { hasText: 'cheapest plan' }).waitFor()
  await travel('from 2,000 states to 60,000', async report => {
    const more = page.getByRole('button', { name: 'Show more' })
    while (await more.isVisible()) {
      const before = await page.locator('.graph-count').textContent()
      const from = await now()
      await more.click()
      await page.waitForFunction(
        text => {
          const count = document.querySelector('.graph-count')?.textContent
          return count !== text && !count?.includes('Exploring')
        },
        before,
        { polling: 'raf' },
      )
      report('states asked for → shown, the last step to 60,000', (await now()) - from)
    }
    await page.waitForTimeout(600)
  })
  const area = (await page.getByRole('application').boundingBox())!
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await moved('panning all', turn => page.mouse.move(x + 180 * Math.sin(turn / 14), y + 120 * Math.sin(turn / 23)))
  await page.mouse.up()
  await moved('zooming in and out', turn => page.mouse.wheel(0, turn % 60 < 30 ? -90 : 90))
  await page.getByRole('button', { name: 'Fit' }).click()
  for (let i = 0; i < 6; i++) await page.keyboard.press('+')
  await page.waitForTimeout(400)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await moved('panning, zoomed in', turn =>
    page.mouse.move(x + 180 * Math.sin(turn / 14), y + 120 * Math.sin(turn / 23)),
  )
  await page.mouse.up()
  await page.getByRole('button', { name: 'Fit' }).click()
  await page.waitForTimeout(400)
  await moved('pointing', turn => page.mouse.move(x + 180 * Math.sin(turn / 14), y + 120 * Math.sin(turn / 23)))
  await page.getByRole('application').focus()
  await moved('walking by keys', turn =>
    page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight'][turn % 4]!),
  )
  await travel('layers by goal distance', async () => {
    await page.getByRole('button', { name: 'To goal' }).click()
    await page.waitForTimeout(600)
  })
  return done
}
