// Formats dates for files.

/** The local date, such as `2026-11-22`; `started` in milliseconds since 1970. */
export function dayOf(started: number): string {
  const day = new Date(started)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
