/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): Promise<string | undefined>
/** Finds a Chromium or gets one. */
export function findOrGetChromium(): Promise<string>
