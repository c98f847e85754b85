/** Its path and, for one that is not Playwright's own, the channel; or undefined. `PLANGROUND_FIREFOX` goes first. */
export function findFirefox(): Promise<{ executablePath: string; channel?: string } | undefined>
