/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): Promise<string | undefined>
/** A headless shell at least as new as this Chromium, or this Chromium. */
export function headlessOf(chromium: string): string
/** Finds a Chromium or installs one. */
export function findOrGetChromium(): Promise<string>
