// Runs before the first paint, so that the chosen theme is there from the start.
{
  let theme
  try {
    theme = JSON.parse(localStorage.getItem('planground') || '{}').theme
  } catch {
    // Storage is closed to us: the system's theme it is.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
