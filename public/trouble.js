// Shows what went wrong with the page's own files, and what to do: loaded by `first.js` when something did. Until the page
// has begun, this is all that can be shown; afterwards the page shows such things itself (src/app/state/trouble.ts).
{
  const trouble = window.plangroundTrouble
  const isOffline = () => navigator.onLine === false
  const nameOf = file => decodeURI(file).replace(location.href.replace(/[^/]*(?:#.*)?$/, ''), '')
  const again =
    'Reload the page. If that does not help, try again in a few minutes: the server may be in the middle of an update.'
  const kept = 'Your work in this browser is kept, and so is this address.'

  /** From the gravest down; what is less grave does not replace what is shown. */
  const texts = {
    start: () => ({
      title: 'Planground could not start',
      lines: isOffline()
        ? [
            'There is no network, and this browser has not kept the whole page yet. Reload it when the network is back.',
            kept,
          ]
        : [
            'A script of the page did not come, came incomplete, or failed.',
            `${again} A browser that is more than two years old may be the reason, too.`,
            kept,
          ],
    }),
    part: () => ({ title: 'A part of the page could not be loaded', lines: [again, kept] }),
    error: () => ({
      title: 'Something in the page went wrong',
      lines: ['If the page does not answer any more, reload it.', kept],
    }),
    policy: () => ({
      title: 'The server forbids a part of the page',
      lines: [
        'Its security policy is stricter than the page’s own. Whoever runs the server finds the right one in docs/hosting.md.',
      ],
    }),
    file: () => ({
      title: 'A file of the page did not come',
      lines: [`The page may look different, or do less. ${again}`],
    }),
    slow: () => ({
      title: 'A file of the page is slow to come',
      lines: ['Wait a little; if nothing happens, reload the page.', kept],
    }),
  }
  const order = Object.keys(texts)

  const style = `
#trouble { position: fixed; inset: auto 1rem 1rem; z-index: 99; box-sizing: border-box; max-width: 38rem; max-height: 90vh;
  overflow: auto; margin: auto; padding: 1rem 1.25rem; border: 1px solid #8888; border-radius: .75rem; color-scheme: light dark;
  background: light-dark(#fff, #262932); color: light-dark(#1e1f24, #ecebe6); box-shadow: 0 .5rem 2rem #0004;
  font: 1rem/1.5 system-ui, sans-serif }
[data-theme=light] #trouble { color-scheme: light }
[data-theme=dark] #trouble { color-scheme: dark }
#trouble h2 { margin: 0; font-size: 1.125rem }
#trouble p { margin: .5rem 0 0 }
#trouble ul { margin: .5rem 0 0; padding-left: 1.25rem; overflow-wrap: anywhere; font: .8125rem/1.4 ui-monospace, monospace }
#trouble div { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
#trouble button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid light-dark(#918d84, #737783); border-radius: .5rem;
  background: none; color: inherit; font: inherit; cursor: pointer }
#trouble button:first-child { border-color: transparent; background: light-dark(#3b4bd8, #9aa5ff); color: light-dark(#fff, #16171b) }
#late { display: none }`

  const add = (parent, tag, text) => {
    const element = document.createElement(tag)
    if (text !== undefined) element.textContent = text
    parent.append(element)
    return element
  }
  let box
  let shown = order.length
  let details = []

  /** What was typed before the page's script had come goes along in the address. */
  const keepTyped = () => {
    const typed = document.querySelector('[data-first] textarea')?.value
    if (typed) location.hash = `OPENING&answer=${encodeURIComponent(typed)}`
  }

  const reload = async () => {
    keepTyped()
    // A page that a service worker keeps and that cannot start is taken from the server again; the visitor's work is elsewhere.
    if (shown === 0 && !isOffline())
      try {
        const registration = await navigator.serviceWorker?.getRegistration()
        await registration?.unregister()
      } catch {
        // It may be forbidden.
      }
    location.reload()
  }

  /** Until a sheet has come browsers show nothing at all, and run no script that stands below it. */
  const goOnWithoutSheets = () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
      if (link.sheet) continue
      const later = link.cloneNode()
      later.media = 'print'
      later.onload = () => later.removeAttribute('media')
      link.replaceWith(later)
    }
  }

  const show = ({ what, detail }) => {
    if (what === 'slow') goOnWithoutSheets()
    if (detail && !details.includes(nameOf(detail))) details = [...details, nameOf(detail)].slice(-4)
    const place = order.indexOf(what)
    if (place > shown && box?.isConnected) what = order[shown]
    else shown = place
    const { title, lines } = texts[what]()
    if (!box?.isConnected) {
      box = add(document.body, 'section')
      Object.assign(box, { id: 'trouble', role: 'alert' })
    }
    box.replaceChildren()
    add(box, 'style', style)
    add(box, 'h2', title)
    for (const line of lines) add(box, 'p', line)
    if (details.length > 0) {
      const list = add(box, 'ul')
      for (const each of details) add(list, 'li', each)
    }
    const buttons = add(box, 'div')
    add(buttons, 'button', 'Reload').onclick = reload
    if (what !== 'start') add(buttons, 'button', 'Dismiss').onclick = () => box.remove()
    // What the page's script would make work must not look as if it did.
    else
      for (const button of document.querySelectorAll('[data-first] button')) {
        button.disabled = true
        button.ariaBusy = null
      }
  }

  const begin = () => {
    if (!trouble.hasBegun) trouble.push = show
    for (const each of trouble.list) show(each)
  }
  if (document.body) begin()
  else addEventListener('DOMContentLoaded', begin)
}
