// Plays QTI items in a published player in Chromium: answers each as a student would, and reads the score and the feedback.

import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOrGetChromium, headlessOf } from '../../../scripts/find-chromium.mjs'

/**
 * Answers every item rightly and wrongly in `@citolab/qti-components`, which is installed in `folder`. `qti3`: the items as
 * QTI 3, in order. Resolves to how many answers were given, and a line for each that got another score or no feedback.
 */
export async function playItems(folder, items, qti3) {
  const browser = await chromium.launch({ executablePath: headlessOf(await findOrGetChromium()) })
  try {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><title>Player</title>')
    await page.addScriptTag({ path: join(folder, 'node_modules/@citolab/qti-components/cdn/index.global.js') })
    const faults = []
    let answers = 0
    for (const [i, { name, answer }] of items.entries())
      for (const { given, score } of answersTo(answer)) {
        answers++
        const played = await page.evaluate(playItem, [qti3[i], given])
        if (played.score !== score) faults.push(`${name}: ${given} gets ${played.score} points, not ${score}`)
        if (played.shown === 0) faults.push(`${name}: ${given} gets no feedback`)
      }
    return { answers, faults }
  } finally {
    await browser.close()
  }
}

/** Answers to give to an item: identifiers of choices or a text, and the score that each must get, from 0 to 1. */
function answersTo({ form, right, options }) {
  const chosen = isRight => options.flatMap((option, i) => (option.right === isRight ? [`option-${i + 1}`] : []))
  switch (form) {
    case 'one':
      return options.map((option, i) => ({ given: [`option-${i + 1}`], score: option.right ? 1 : 0 }))
    case 'several':
      return [
        { given: chosen(true), score: 1 },
        { given: chosen(false).slice(0, 1), score: 0 },
      ].filter(({ given }) => given.length > 0)
    case 'yes-no':
      return [true, false].map(yes => ({ given: [yes ? 'option-1' : 'option-2'], score: yes === right ? 1 : 0 }))
    case 'number':
      return [right, right + 1].map(given => ({ given: String(given), score: given === right ? 1 : 0 }))
    default:
      // Marked by hand.
      return [{ given: 'some text', score: 0 }]
  }
}

/** Runs in the page. */
async function playItem([xml, given]) {
  const player = document.createElement('qti-item')
  const container = document.createElement('item-container')
  const connected = new Promise(resolve =>
    document.addEventListener('qti-assessment-item-connected', resolve, { once: true }),
  )
  container.itemXML = xml
  player.append(container)
  document.body.replaceChildren(player)
  await connected
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  await frame()
  const item = container.shadowRoot.querySelector('qti-assessment-item')
  if (Array.isArray(given)) for (const id of given) item.querySelector(`qti-simple-choice[identifier="${id}"]`).click()
  else {
    const entry = item.querySelector('qti-text-entry-interaction, qti-extended-text-interaction')
    const field = entry.shadowRoot.querySelector('input, textarea')
    field.value = given
    for (const kind of ['input', 'keyup', 'change'])
      field.dispatchEvent(new Event(kind, { bubbles: true, composed: true }))
  }
  await frame()
  item.processResponse()
  await frame()
  const dialogs = [...item.querySelectorAll('qti-modal-feedback')].map(each => each.shadowRoot?.querySelector('dialog'))
  return { score: Number(item.getOutcome('SCORE')?.value), shown: dialogs.filter(dialog => dialog?.open).length }
}
