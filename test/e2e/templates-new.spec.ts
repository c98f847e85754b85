// A new domain: from bare PDDL to a question about it, and from a configuration of PlanBench.

import type { Page } from '@playwright/test'
import { check, drop, expect, openBundled, test } from './support'

const domain = `; A robot waters the beds of a garden.
(define (domain garden)
  (:requirements :strips :typing)
  (:types robot bed - object)
  (:predicates
    (at ?r - robot ?b - bed)
    (path ?a ?b - bed)      ; a path leads from the first bed to the second bed
    (wet ?b - bed))
  (:action walk
    :parameters (?r - robot ?from ?to - bed)
    :precondition (and (at ?r ?from) (path ?from ?to))
    :effect (and (at ?r ?to) (not (at ?r ?from))))
  (:action water
    :parameters (?r - robot ?b - bed)
    :precondition (at ?r ?b)
    :effect (wet ?b)))`
const problem = `(define (problem two-beds) (:domain garden)
  (:objects hal - robot roses tulips - bed)
  (:init (at hal roses) (path roses tulips))
  (:goal (and (wet tulips))))`

const field = (page: Page) => page.getByLabel('PDDL, or a configuration of PlanBench')

test('a domain made from bare PDDL is improved by the guide, put to use, and asked about', async ({ page }) => {
  await page.goto('#templates/+')
  await field(page).fill(`${domain}\n${problem}`)
  await expect(page.getByText('3 predicates, 2 actions, 1 problem')).toBeVisible()
  await page.getByRole('button', { name: 'Make a phrases file' }).click()

  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('0 of 10 steps done')).toBeVisible()
  await expect(page.getByText('No findings')).toBeVisible()
  // The step leads to its place in the file, where the wording is written over.
  await panel.getByText('Wordings made from names').click()
  await panel.getByRole('button', { name: 'Reword wet' }).click()
  const line = page.locator('.view-line', { hasText: 'bed {b} is wet' })
  await expect(line).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.type('      - bed {b} has water')
  await expect(panel.getByText('1 of 10 steps done')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Reword wet' })).toHaveCount(0)
  await test.step('what was made from the wording is found with its new words', async () => {
    await page.getByRole('tab', { name: /^Findings/ }).click()
    await panel.getByRole('button', { name: 'Write it with the new wordings' }).click()
    await panel.getByRole('button', { name: 'Write “bed {b} does not have water”' }).click()
    await expect(page.getByRole('heading', { name: 'No findings' })).toBeVisible()
    await page.getByRole('tab', { name: /^Guide/ }).click()
  })

  await panel.getByRole('button', { name: 'Use in questions' }).click()
  await expect(page.getByText('Used in questions')).toBeVisible()
  await page.goto('#')
  await openBundled(page, 'Garden')
  await expect(page.getByText('A robot waters the beds of a garden.').first()).toBeVisible()
  // The list of questions uses the new wording, and an answer in the file's words is read.
  await expect(page.getByRole('listbox', { name: 'Questions' })).toContainText('bed tulips has water')
  const answer = 'let robot hal walk from bed roses to bed tulips\nwater bed roses with robot hal'
  expect(await check(page, answer)).toMatch(/right|correct/)
})

const configuration = `domain_name: greenhouse
domain_intro: "I tend a greenhouse.\\n\\nWater a bed.\\n\\nI can only water a bed if I am at the bed.\\n\\
  Once I water a bed, \\n"
actions:
  water: water {}
  walk: walk from {} to {}
predicates:
  at: I am at {}
  wet: the {} is wet
encoded_objects: {}
`
const greenhouse = `(define (domain greenhouse)
  (:predicates (at ?b) (wet ?b) (bed ?b))
  (:action water :parameters (?b) :precondition (at ?b) :effect (wet ?b))
  (:action walk :parameters (?a ?b) :precondition (at ?a) :effect (and (at ?b) (not (at ?a)))))`

test('a configuration is imported with its faults described, and exported again with what is lost', async ({
  page,
}) => {
  await page.goto('#templates/+')
  await expect(field(page)).toBeVisible()
  const bytes = (text: string) => new TextEncoder().encode(text)
  await drop(page, { name: 'greenhouse.yaml', bytes: bytes(configuration) })
  await expect(page.getByText('comes without its PDDL')).toBeVisible()
  await drop(page, { name: 'greenhouse.pddl', bytes: bytes(greenhouse) })
  const found = page.getByRole('region', { name: 'What was found' })
  await expect(found).toContainText('The sentence about the effects of water is cut off')
  await expect(found).toContainText('The predicate bed has no sentence')
  await page.getByRole('button', { name: 'Import as a phrases file' }).click()

  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('From the configuration greenhouse')
  await expect(panel).toContainText('its wording here is made from its name')
  await expect(page.locator('.view-line', { hasText: 'I tend a greenhouse' })).toBeVisible()

  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export for PlanBench' }).click()
  expect((await saving).suggestedFilename()).toBe('greenhouse.yaml')
  await expect(panel.getByText('Parts of the phrases file that were left out')).toBeVisible()
})
