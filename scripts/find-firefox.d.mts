/**
 * The path of a Firefox and, unless it is Playwright's own, its channel; or undefined. `PLANGROUND_FIREFOX` takes
 * precedence.
 */
export function findFirefox(): Promise<{ executablePath: string; channel?: string } | undefined>
