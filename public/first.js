// Runs before the first paint, so that the chosen theme is there from the start.
try {
  var kept = JSON.parse(localStorage.getItem('planground') || '{}')
  if (kept.theme === 'light' || kept.theme === 'dark')
    document.documentElement.dataset.theme = kept.theme
} catch (_) {
  // Storage is closed to us: the system's theme it is.
}
