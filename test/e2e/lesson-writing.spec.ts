// A teacher's lesson with a mistake: opened by drop, found at its range, mended, shared by a link, opened from it.

import { drop, expect, test } from './support'

const lesson = `---
planground: lesson
version: 1
id: candles
title: One match
idea: A match burns once.
worlds:
  match: {files: [match.pddl, both.pddl, match.yaml]}
---

# Light them

You have a single match and \`=count(actions)\` candles to light.

\`\`\`live
show: state
world: mach
do: act
\`\`\`

\`\`\`claim
world: match
says: reachable("(lit left)") and not reachable("(and (lit left) (lit right))")
\`\`\`

# And then

Nothing more can be done.

\`\`\`pddl match.pddl
(define (domain match)
  (:requirements :strips :typing)
  (:types candle - object)
  (:predicates (have-match) (lit ?c - candle))
  (:action light
    :parameters (?c - candle)
    :precondition (have-match)
    :effect (and (lit ?c) (not (have-match)))))
\`\`\`

\`\`\`pddl both.pddl
(define (problem both)
  (:domain match)
  (:objects left right - candle)
  (:init (have-match))
  (:goal (and (lit left) (lit right))))
\`\`\`

\`\`\`yaml match.yaml
introduction: There are candles and a single match.
types:
  candle: [candle, candles]
state: [have-match, lit]
predicates:
  have-match: {holds: [there is a match left], fails: [there is no match left]}
  lit: {holds: ["the {c} candle burns"], fails: ["the {c} candle is dark"]}
actions:
  light: ["light the {c} candle"]
\`\`\`
`

test('a lesson with a mistake is opened, mended at the mistake, shared by a link, and opened from it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  await drop(page, { name: 'candles.lesson.md', bytes: Buffer.from(lesson) })
  await expect(page).toHaveURL(/#learn\/candles\/edit$/)
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings).toContainText('The lesson has no world mach.')
  await expect(findings).toContainText('candles.lesson.md, line 17')
  // The place itself is marked in the text, and F8 leads to it.
  await expect(page.locator('.monaco-editor .squiggly-error')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next finding' }).click()
  await page.keyboard.press('F8')
  await page.keyboard.type('match')
  await expect(findings).toContainText('No mistakes')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('You have a single match and 2 candles to light.')
  await expect(preview).toContainText('there is a match left', { ignoreCase: true })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/#lesson=1\./)

  const other = await context.browser()!.newContext()
  const reader = await other.newPage()
  await reader.goto(link)
  await expect(reader).toHaveURL(/#learn\/candles/)
  await expect(reader.getByRole('heading', { name: 'Light them' })).toBeVisible()
  await expect(reader.getByText('2 candles to light')).toBeVisible()
  await other.close()
})
