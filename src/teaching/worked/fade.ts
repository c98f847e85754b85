// Fading of a worked example: first every line is shown, then the last is left open, then some, then all (Renkl and
// Atkinson, 2003: from studying examples to solving problems, fading backwards).

/** For each version, the number of open lines at the end: `[0, 1, 3, 7]`. */
export function versionsOf(lines: number, fade: number): readonly number[] {
  const open = [0, 1, fade, lines].map(each => Math.max(0, Math.min(lines, Math.round(each))))
  return [...new Set(open)].sort((a, b) => a - b)
}
