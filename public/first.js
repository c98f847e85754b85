// Runs before the first paint: the chosen theme is there from the start, and the engine is on its way together with the page.
{
  // What goes wrong from here on is shown by a script that is loaded only then; the page takes it over once it is drawn.
  const trouble = (window.plangroundTrouble = {
    list: [],
    push(each) {
      if (trouble.list.push(each) < 2) add('script', { src: './trouble.js' })
    },
  })
  const add = (tag, is) => document.head.append(Object.assign(document.createElement(tag), is))
  addEventListener(
    'error',
    ({ target, error }) => {
      const file = target.src || target.href
      if (file && target.rel !== 'modulepreload') trouble.push({ what: 'file', detail: file })
      else if (error) trouble.push({ what: 'error', detail: `${error}` })
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => trouble.push({ what: 'error', detail: `${reason}` }))
  // Module scripts have run by then, or failed.
  const look = what => trouble.hasRun || trouble.push({ what })
  addEventListener('load', () => look('start'))
  setTimeout(look, 15e3, 'slow')

  const { hash } = location
  const embed = /^#embed\b/.test(hash)
  let prefs
  try {
    if (!embed) prefs = JSON.parse(localStorage.getItem('planground'))
  } catch {
    // Storage is closed to us: the system's theme it is.
  }
  const theme = embed ? /[?&]theme=(\w+)/.exec(hash)?.[1] : prefs?.theme
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // The head of the first page is there before its script: where that is what will be shown, it is seen. On phones its
  // example opens here, too. What is pressed and typed is kept until the page takes over: src/app/open/take-over.ts.
  if (/^(#home)?$/.test(hash) && origin !== 'null' && !prefs?.hadSession) {
    document.documentElement.dataset.start = ''
    const early = (window.plangroundEarly = { presses: [] })
    const hold = () => (early.isHeld = true)
    const free = () => (early.isHeld = false)
    const freeSoon = () => setTimeout(free, 300)
    const listen = {
      // A press that has begun, and a word that is being composed, would be lost.
      pointerdown: hold,
      compositionstart: hold,
      compositionend: free,
      pointerup: freeSoon,
      touchend: freeSoon,
      click(event) {
        free()
        const pressed = event.target.closest('a, button')
        if (!pressed) return
        event.preventDefault()
        pressed.ariaBusy = 'true'
        if (early.isPressed) early.presses.push(pressed)
        else {
          early.isPressed = true
          const question = document.querySelector('template')
          if (question && matchMedia('(max-width: 759px) and (pointer: coarse)').matches)
            pressed.closest('[data-first]').replaceWith(question.content)
        }
      },
      keydown({ key, ctrlKey, metaKey }) {
        if (key === 'Enter' && (ctrlKey || metaKey)) document.querySelector('.answer-check')?.click()
      },
    }
    for (const type in listen)
      addEventListener(type, event => event.target.closest?.('[data-first]') && listen[type](event))
  }

  const { engine, searching, kept, questions } = document.currentScript.dataset
  // A link to a question that came with the page: what draws it is asked for now, beside the page's own script.
  const link = /^#(?:open\?(?:.*&)?domain=|q=bundled:)([\w-]+)/i.exec(hash)
  if (link && engine)
    for (const file of [...kept.split(' '), link[1].toLowerCase() + questions])
      add('link', { rel: 'modulepreload', crossOrigin: '', href: `./assets/${file}` })
  // A frame without an origin gets no engine, and no page.
  if (origin === 'null') add('script', { src: './apart.js' })
  // A phone that votes needs none.
  else if (engine && !/^#vote=/i.test(hash))
    try {
      // Both parts at once where the verdict needs a search.
      const script = link && /kind=(?:land|nexta|a?reach)\b/i.test(hash) ? searching : engine
      const worker = new Worker(`./assets/${script}`, {
        type: 'module',
        name: embed ? 'unkept' : 'engine',
      })
      // Nobody listens yet: the page then starts another, and hears of it.
      worker.onerror = event => {
        event.preventDefault()
        if (window.plangroundEngine === worker) window.plangroundEngine = undefined
      }
      window.plangroundEngine = worker
    } catch {
      // The page says so when it needs the engine.
    }
}
