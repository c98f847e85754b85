// A class votes: phones show codes, the chat is pasted, the camera looks; histogram, second vote, evidence.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { cardCode } from '#teaching/polls/gather'
import { deviceOf, pollTag, voteCode } from '#teaching/sheets/poll'
import { seriousFindings } from './axe'
import { smallType } from './small-type'
import { expect, test } from './support'

/** A sheet of three questions, the first on what is applicable in a ferry world. */
const SHEET =
  './#sheet=1.tYuOMQAAAGarVirJLMkB-k8pAOjcPGD21FEIATosJREUSMWpoDBRKgYFEDDz5YIsVQLWRArAQIU2PyGhBwzNdCTB4lxgjgAKQxpzSfn5OZDCobg8vygnBawnFugEYDUDNNEQGPglQMMLQByjWgA'
const HASH = 'NHY6RXQJ'

/** Opens the sheet, then the poll on its first item. */
async function openPoll(page: Page): Promise<void> {
  await page.goto(SHEET)
  await expect(page.getByRole('heading', { level: 1, name: 'Planning, Tuesday' })).toBeVisible()
  await page.goto(`./#class/poll/${HASH}/1`)
  await page.getByRole('button', { name: 'Start the vote' }).click()
}

const code = (choice: string, device: number, round = 1, item = 0): string =>
  voteCode({ tag: pollTag(HASH, item, round), choice, device: deviceOf(device * 7_919) })

/** A phone at the voting page. */
async function phone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`http://${address}`)
  return page
}
const vote = async (page: Page, choice: string): Promise<string> => {
  await page.getByRole('button', { name: choice, exact: true }).click()
  return (await page.getByText(/^PG-/).textContent()) ?? ''
}

test('thirty devices vote, discuss, vote again, and see why', async ({ page, browser }) => {
  await openPoll(page)
  const slide = page.getByRole('article', { name: 'What the class sees' })
  const address = (await slide.getByText(/#vote=/).textContent()) ?? ''
  const [one, other] = await Promise.all([phone(browser, address), phone(browser, address)])
  const first = await vote(one, 'A')
  await one.context().setOffline(true)
  await one.getByRole('button', { name: 'Change my vote' }).click()
  const changed = await vote(one, 'D')
  expect(changed.slice(10, 15)).toBe(first.slice(10, 15))
  expect(await seriousFindings(one)).toEqual([])
  await other.getByRole('button', { name: 'C', exact: true }).focus()
  await other.keyboard.press('Enter')
  const third = (await other.getByText(/^PG-/).textContent()) ?? ''
  await other.reload()
  await expect(other.getByText(third)).toBeVisible()

  const others = Array.from({ length: 28 }, (_, i) => code('ABCD'[i % 4]!, i))
  const damaged = code('A', 99).replace(/.$/, last => (last === '0' ? '1' : '0'))
  const chat = [
    ...[first, ...others.map(each => `[10:04] Kim Li: ${each.toLowerCase()}`), changed, third],
    ...[`is it PG- or what? ${damaged}`, code('A', 50, 2), code('A', 51, 1, 2), code('Z', 52)],
  ]
  await page.getByRole('textbox', { name: /^Paste the whole chat/ }).fill(chat.join('\n'))
  await page.getByRole('button', { name: 'Count the codes' }).click()
  await expect(slide.getByText('30 votes')).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('34 codes found: 30 new votes, 1 replaced by a later vote')
  await expect(panel).toContainText(
    `1 from another round; 1 for another question or sheet; 1 for a choice that this question does not have; 1 damaged (${damaged})`,
  )
  await page.getByRole('tab', { name: 'Hands' }).click()
  await page.getByRole('button', { name: 'One more hand for B' }).click()
  await expect(slide.getByText('31 votes')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Hands for B' }).fill('0')
  const rows = slide.getByRole('list').getByRole('listitem')
  await expect(rows.first()).not.toContainText('%')
  await page.getByText('For you alone').click()
  await expect(page.getByText('Few are right. Explain again')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Explain again below' }).fill('10')
  await page.getByRole('spinbutton', { name: 'Explain again below' }).press('Tab')
  await expect(page.getByText('Opinions differ. Let neighbours discuss')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Show the counts' }).click()
  await expect(rows.filter({ hasText: 'D:' })).toContainText('8 27%')
  await page.getByRole('button', { name: 'Discuss and vote again' }).click()
  await one.context().setOffline(false)
  await one.getByRole('button', { name: 'Round 2' }).click()
  const again = [await vote(one, 'B'), ...others.slice(0, 9).map((_, i) => code('B', i, 2))]
  await page.getByRole('textbox', { name: /^Paste the whole chat/ }).fill([...chat, ...again].join(' '))
  await page.getByRole('button', { name: 'Count the codes' }).click()
  await expect(slide.getByText('11 votes')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Show the counts' }).click()
  await expect(rows.filter({ hasText: 'B:' })).toContainText('7 23%')
  await expect(rows.filter({ hasText: 'B:' })).toContainText('10 91%')

  // The second window follows, and the answer is in neither before it is shown.
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Second window' }).click()
  const screen = await opened
  await expect(screen.getByText('10 91%')).toBeVisible()
  for (const each of [page, screen]) await expect(each.getByText(/^(Right|Wrong)$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(screen.getByText('Right', { exact: true })).toBeVisible()
  await expect(rows.filter({ hasText: 'B:' })).toContainText('(at-ferry l0) hold')
  expect(await seriousFindings(screen)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Results as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('planning-tuesday-poll.csv')
  await page.getByRole('button', { name: 'Open in Explore' }).click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Right')
  await Promise.all([one, other].map(each => each.context().close()))
})

test('on a projector all choices are in view, in type that the last row can read', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(SHEET)
  await expect(page.getByRole('heading', { level: 1, name: 'Planning, Tuesday' })).toBeVisible()
  for (const item of [1, 2, 3]) {
    await page.goto(`./#class/poll/${HASH}/${item}`)
    await expect(page.getByRole('button', { name: 'Start the vote' })).toBeVisible()
    await page.keyboard.press('Shift+P')
    const large = page.getByRole('dialog', { name: 'The poll, large' })
    await large.getByRole('button', { name: 'Start the vote' }).click()
    await expect(large.getByRole('button', { name: 'Show the counts' })).toBeVisible()
    expect(await smallType(page, 'dialog[open]')).toEqual([])
    const bar = (await large.getByRole('button', { name: 'Show the counts' }).boundingBox())!
    const choices = await large.getByRole('list').getByRole('listitem').all()
    expect(choices.length).toBeGreaterThan(1)
    for (const choice of choices) {
      const { y, height } = (await choice.boundingBox())!
      expect(y + height, `item ${item}`).toBeLessThanOrEqual(bar.y)
    }
    await large.getByRole('button', { name: 'Back', exact: true }).click()
  }
})

/** A video in which codes follow each other, as Chromium takes one for a camera (YUV4MPEG2, 4:2:0). */
function video(codes: readonly string[]): Buffer {
  const [width, height, scale] = [640, 480, 12]
  const frames = codes.flatMap(text => {
    const light = Buffer.alloc(width * height, 200)
    const { data: rows } = encode(text, { ecc: 'M', border: 4 })
    for (let y = 0; y < rows.length * scale; y++)
      for (let x = 0; x < rows.length * scale; x++)
        light[(y + 40) * width + x + 100] = rows[Math.floor(y / scale)]![Math.floor(x / scale)] === true ? 20 : 235
    return [Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]
  })
  const head = `YUV4MPEG2 W${width} H${height} F4:1 Ip A1:1 C420jpeg\n`
  return Buffer.concat([Buffer.from(head), ...frames])
}

test('the camera reads printed cards and phones', async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'planground-'))
  const file = join(folder, 'camera.y4m')
  writeFileSync(file, video([cardCode(7, 'B'), code('C', 3)]))
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
      ...['--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`],
    ],
  })
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
    await openPoll(page)
    await page.getByRole('tab', { name: 'Camera' }).click()
    await page.getByRole('button', { name: 'Start the camera' }).click()
    await expect(page.getByText('2 votes')).toBeVisible()
    const seen = page.getByRole('list', { name: /^Phones and cards seen/ }).getByRole('listitem')
    await expect(seen.filter({ hasText: 'B: 0007' })).toHaveCount(1)
    await expect(seen.filter({ hasText: `C: ${code('C', 3).slice(10, 14)}` })).toHaveCount(1)
    expect(await seriousFindings(page)).toEqual([])
    const tracks = await page.evaluateHandle(() => {
      const { srcObject } = document.querySelector('video')!
      return srcObject instanceof MediaStream ? srcObject.getTracks() : []
    })
    await page.getByRole('button', { name: 'Show the counts' }).click()
    expect(await tracks.evaluate(all => all.map(each => each.readyState))).toEqual(['ended'])
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
