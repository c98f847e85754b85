// Packed result files in the browser: a log of Inspect with members in zstandard, a gzip file, an archive of files.

import { gzipSync } from 'fflate'
import { type Member, zip, zstdFrame } from '../results/reading/zip-writer'
import { questions, samples } from './score-files'
import { drop, type Dropped, expect, test } from './support'
import { within } from './pace'

const asked = questions(1)

/** A log with a sample for each question, in two frames of zstandard each. */
function log(name: string): Dropped {
  const head = { version: 2, status: 'success', eval: { task: 'acp', model: 'packed/model' } }
  const members: Member[] = asked.map((question, i) => {
    const { question: input, ...metadata } = question as unknown as Record<string, unknown>
    const text = JSON.stringify({
      id: i + 1,
      epoch: 1,
      input,
      metadata,
      output: { completion: 'None' },
    })
    const bytes = new TextEncoder().encode(text)
    const frames = [zstdFrame(bytes.subarray(0, 100)), zstdFrame(bytes.subarray(100))]
    return {
      name: `samples/${i + 1}_epoch_1.json`,
      content: '',
      method: 93,
      packed: Uint8Array.from(frames.flatMap(frame => [...frame])),
      size: bytes.length,
    }
  })
  const header: Member = { name: 'header.json', content: JSON.stringify(head), method: 8 }
  return { name, bytes: zip([...members, header]) }
}

test('logs in zstandard, gzip and archives are read in the page as they are on disk', async ({ page }) => {
  const lines = samples('x', asked)
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await drop(
    page,
    log('inspect.eval'),
    { name: 'samples.jsonl.gz', bytes: gzipSync(lines.bytes) },
    { name: 'all.zip', bytes: zip([{ name: 'm/samples.jsonl', content: lines.bytes, method: 8 }]) },
  )
  await expect(page.getByText(/^a log of Inspect with/)).toBeVisible()
  await expect(page.getByText('samples of lm-evaluation-harness, gzip')).toBeVisible()
  await page.getByRole('button', { name: 'Score as one run' }).click()
  await expect(page).toHaveURL(/#score\/run\//)
  await page.goto('#score/runs')
  await expect(page.locator('[data-part=run-entry-state], [data-part=run-over]')).toBeVisible({
    timeout: within(60),
  })
  // Samples have two responses to a question each.
  await expect(page.locator('[data-part=run-entry]')).toContainText(`${5 * asked.length} responses`)
})
