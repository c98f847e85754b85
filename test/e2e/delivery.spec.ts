// Whichever file of the page is missing, broken, empty, of another type or version, or late: the page states what happened and
// what to do, and nothing is left uncaught. Some files here; all of them, with each fault or with one:
// `PLANGROUND_DELIVERY=all npx playwright test delivery.spec`, which takes hours; `=turns` and `=cut` take half of one.

import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Patience, type Tour, tours, type Visit, visit } from './delivery-tours'
import { type Fault, type FaultySite, faults, faultySite, filesOf, onlyFile } from './faulty-site'
import { within } from './pace'

const folder = resolve(process.env.PLANGROUND_PAGE ?? 'dist/page')
const files = filesOf(folder)

let site: FaultySite
test.beforeAll(async () => {
  site = await faultySite(folder)
})
test.afterAll(() => site.end())

const MAIN = /^assets\/index-[\w-]{6,8}\.js$/

/** The fault in the first column is planted at the address of this tour. */
const cases: readonly (readonly [part: RegExp, fault: Fault, tour: keyof typeof tours])[] = [
  [MAIN, 'missing', 'first'],
  [MAIN, 'cut', 'question'],
  [MAIN, 'html', 'score'],
  [/^first\.js$/, 'empty', 'question'],
  [/^assets\/index-[\w-]{6,8}\.css$/, 'missing', 'first'],
  [/^assets\/verdict-[\w-]{6,8}\.js$/, 'cut', 'first'],
  [/^assets\/grid-[\w-]{6,8}\.js$/, 'other', 'question'],
  [/^assets\/score-[\w-]{6,8}\.js$/, 'html', 'score'],
  [/^assets\/templates-look-[\w-]{6,8}\.css$/, 'cut', 'templates'],
  [/^assets\/monaco(~monaco)+-core-[\w-]{6,8}\.js$/, 'missing', 'editor'],
  [/^assets\/engine\.worker-[\w-]+\.js$/, 'syntax', 'first'],
  [/^assets\/search-kinds-[\w-]{6,8}\.js$/, 'empty', 'question'],
  [/^assets\/runs\.worker-[\w-]+\.js$/, 'missing', 'score'],
  [/^assets\/scoring\.worker-[\w-]+\.js$/, 'html', 'sample'],
]

const expectWords = ({ words, text, uncaught }: Visit): void => {
  expect(text.trim(), 'the page is not blank').not.toBe('')
  expect(words, 'words that say what happened').not.toEqual([])
  expect(words.join('\n'), 'words that say what to do').toMatch(/reload|try again|wait|docs\//i)
  expect(uncaught, 'errors that nobody caught').toEqual([])
}

for (const [part, fault, tour] of cases)
  test(`${part.source} ${fault}, at ${tour}`, async ({ context }) => {
    site.plant({ [onlyFile(folder, part)]: fault })
    expectWords(await visit(context, site.address, tours[tour]!, { ms: within(20) }))
  })

test.describe('what keeps the page', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [file, fault] of [
    ['service-worker.js', 'cut'],
    ['icon-512.png', 'html'],
  ] as const)
    test(`${file} ${fault}: the foot of the page reports it`, async ({ page }) => {
      site.plant({ [file]: fault })
      const complaints: string[] = []
      page.on('pageerror', error => complaints.push(String(error)))
      await page.goto(`${site.address}#score`)
      const expected = page.locator('[data-part=footer]').getByText('needs a network')
      await expect(expected).toHaveAttribute('title', /could not keep the page: ./, {
        timeout: within(60),
      })
      expect(complaints).toEqual([])
    })
})

/** Faults that a browser accepts anyway, or that cannot be detected in a file of this sort. */
const unseen = (file: string, fault: Fault): boolean =>
  /\.css$/.test(file)
    ? fault === 'syntax' || fault === 'throws'
    : /^[^/]*\.js$|\.(woff2|ttf)$/.test(file) && fault === 'mime'

/** Files that nothing in the page waits for, or that are asked for only by the journeys above and below. */
const APART =
  /^(index\.html|_headers|third-party\.txt|manifest\.webmanifest|.*\.(svg|png)|(apart|trouble|service-worker)\.js)$/

const wanted = process.env.PLANGROUND_DELIVERY
const waysOf = (file: string, place: number): Fault[] => {
  const all = (Object.keys(faults) as Fault[]).filter(fault => fault !== 'hangs' && !unseen(file, fault))
  if (wanted === 'all') return all
  return wanted === 'turns' ? [all[place % all.length]!] : all.filter(fault => fault === wanted)
}

/** The messages shown in a visit, without figures and times. */
const shape = ({ text, undone }: Visit): string => `${undone} ${text.replace(/[\d\s]+/g, ' ')}`

/** Works through the list, two at a time. */
async function inTwos<Item>(
  list: readonly Item[],
  work: (item: Item, site: FaultySite) => Promise<void>,
): Promise<void> {
  const queue = [...list]
  await Promise.all(
    [1, 2].map(async () => {
      const own = await faultySite(folder)
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, own)
      await own.end()
    }),
  )
}

test('every file of the page, wrong in every way', async ({ browser }) => {
  test.skip(wanted === undefined, 'takes long: see above')
  test.setTimeout(0)
  const once = async ({ address }: FaultySite, tour: Tour, patience: Patience): Promise<Visit> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const seen = await visit(context, address, tour, patience)
    await context.close()
    return seen
  }
  const bad: string[] = []
  /** By file, the first tour that requests it. */
  const askedIn = new Map<string, string>()
  const asIs = new Map<string, { readonly seen: Visit; readonly asked: readonly string[] }>()
  await inTwos(Object.entries(tours), async ([name, tour], own) => {
    own.plant({})
    const seen = await once(own, tour, { ms: within(2) })
    const { words, uncaught, undone } = seen
    asIs.set(name, { seen, asked: [...own.asked] })
    const wrong = [...words, ...uncaught, ...undone.map(place => `step ${place}`)]
    if (wrong.length > 0) bad.push(`${name} as it is: ${wrong.join('; ')}`)
  })
  for (const name of Object.keys(tours))
    for (const file of asIs.get(name)!.asked) if (!askedIn.has(file)) askedIn.set(file, name)
  console.log('not asked for:', files.filter(file => !askedIn.has(file) && !APART.test(file)).join(' '))
  const list = files
    .filter(file => askedIn.has(file) && !APART.test(file))
    .flatMap((file, place) => waysOf(file, place).map(fault => [file, fault] as const))
  let tried = 0
  await inTwos(list, async ([file, fault], own) => {
    if (++tried % 25 === 0) console.log(`${tried} of ${list.length}`)
    const name = askedIn.get(file)!
    own.plant({ [file]: fault })
    // As it was when the visit last looked.
    let isAsked = false
    const isDue = (): boolean => {
      isAsked = own.asked.includes(file)
      return isAsked
    }
    const seen = await once(own, tours[name]!, { ms: within(7.5), isDue })
    // Asked for ahead, and not needed: who needs it states what is missing.
    const isSame = /\.js$/.test(file) && shape(seen) === shape(asIs.get(name)!.seen)
    try {
      if ((isAsked || seen.words.length > 0) && !(isSame && seen.uncaught.length === 0)) expectWords(seen)
    } catch (error) {
      bad.push(
        `${file} ${fault} at ${name}: ${String(error).split('\n')[0]} ${seen.words} ${seen.uncaught} ${JSON.stringify(seen.text.slice(0, 1500))}`,
      )
      console.log(bad.at(-1))
    }
  })
  expect(bad).toEqual([])
})
