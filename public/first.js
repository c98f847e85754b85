// Runs before the first paint: the chosen theme is there from the start, and the engine is on its way beside the page.
{
  let theme
  try {
    theme = JSON.parse(localStorage.getItem('planground') || '{}').theme
  } catch {
    // Storage is closed to us: the system's theme it is.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  const { engine } = document.currentScript.dataset
  // A phone that votes needs none.
  if (engine !== undefined && !/^#vote=/i.test(location.hash))
    try {
      const worker = new Worker(engine, { type: 'module', name: 'engine' })
      // Nobody listens yet: the page then starts another, and hears of it.
      worker.onerror = () => {
        if (window.plangroundEngine === worker) window.plangroundEngine = undefined
      }
      window.plangroundEngine = worker
    } catch {
      // The page says so when it needs the engine.
    }
}
