import { test as base, chromium } from '@playwright/test'
import { faultySite, faults } from './faulty-site'
import { tours, visit } from './delivery-tours'
base('explore', async () => {
  base.setTimeout(0)
  const { T = 'all', F = 'none', P = '.', S = 'block', W = '0', X } = process.env
  const browser = await chromium.launch({
    executablePath: process.env.PLANGROUND_CHROMIUM!,
    args: ['--no-sandbox'],
  })
  const site = await faultySite(process.env.PLANGROUND_PAGE ?? 'dist/page')
  const done = new Set<string>()
  const plainText = (t: string) => t.replace(/[\d.]+|\s+/g, '')
  for (const name of T === 'all' ? Object.keys(tours) : T.split(',')) {
    const run = async () => {
      const c = await browser.newContext({ serviceWorkers: S as 'block' })
      try {
        return await visit(c, site.address, tours[name]!, Number(W))
      } finally {
        await c.close()
      }
    }
    site.plant()
    const plain = await run()
    const files = [...new Set(site.asked)]
    console.log(
      '##',
      name,
      files.length,
      'plain:',
      JSON.stringify(plain.uncaught),
      JSON.stringify(plain.words),
      plain.text.length,
      JSON.stringify(plain.text.slice(0, 100)),
    )
    if (X) console.log(files.join('\n'))
    if (F === 'none') continue
    for (const file of files) {
      if (!new RegExp(P).test(file) || done.has(file)) continue
      if (process.env.D) done.add(file)
      for (const fault of F === 'all' ? Object.keys(faults) : F.split(',')) {
        if (
          /\.(woff2|ttf|png|svg|webmanifest)$/.test(file) &&
          ['syntax', 'throws', 'other'].includes(fault)
        )
          continue
        if (/\.css$/.test(file) && ['throws', 'other'].includes(fault)) continue
        site.plant(file, fault as never)
        const v = await run()
        const bad = []
        if (v.uncaught.length)
          bad.push('UNCAUGHT ' + v.uncaught.map(x => x.slice(0, 400)).join(' | '))
        if (!v.words.length && plainText(v.text) !== plainText(plain.text)) bad.push('NOWORDS')
        if (v.text.trim().length < 20) bad.push('BLANK')
        console.log(
          bad.length ? 'BAD' : 'ok ',
          name,
          file,
          fault,
          bad.join(' ; '),
          bad.length ? '' : JSON.stringify((v.words[0] ?? 'same').slice(0, 90)),
        )
      }
    }
  }
  await site.end()
  await browser.close()
})
