// Runs before the first paint: the chosen theme is there from the start, and the engine is on its way beside the page.
{
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

  // The head of the first page is there before its script: where that is what will be shown, it is seen, and a press is kept.
  if (/^(#home)?$/.test(hash) && origin !== 'null' && !prefs?.hadSession) {
    document.documentElement.dataset.start = ''
    addEventListener('click', ({ target }) => {
      const button = target.closest?.('[data-first] button')
      if (!button) return
      button.ariaBusy = 'true'
      window.plangroundPressed = true
    })
  }

  const { engine } = document.currentScript.dataset
  // A frame without an origin gets no engine, and no page.
  if (origin === 'null')
    document.head.append(Object.assign(document.createElement('script'), { src: './apart.js' }))
  // A phone that votes needs none.
  else if (engine !== undefined && !/^#vote=/i.test(hash))
    try {
      const worker = new Worker(engine, { type: 'module', name: embed ? 'unkept' : 'engine' })
      // Nobody listens yet: the page then starts another, and hears of it.
      worker.onerror = () => {
        if (window.plangroundEngine === worker) window.plangroundEngine = undefined
      }
      window.plangroundEngine = worker
    } catch {
      // The page says so when it needs the engine.
    }
}
