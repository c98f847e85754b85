// Security and caching policy, the single source for the page's `<meta>`, the headers that `npm start` sends,
// `_headers`, the service worker, and the settings in docs/hosting.md.

/** Directives of the content security policy. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The content security policy, for a `<meta>` and for a header. Any page may embed this one in a frame. */
export const POLICY = Object.entries(DIRECTIVES)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ')

/**
 * Headers of every file. A worker takes its policy from its script's response, not from a `<meta>`. There is no
 * `Cross-Origin-Opener-Policy`: a tab opened by a sandboxed frame would then show a browser error.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Files in `assets/` have a hash of their content in the name and never change. */
export const LASTING = 'public, max-age=31536000, immutable'
/** For all other files: the browser revalidates its copy each time. */
export const ASKED = 'no-cache'

/** The `Cache-Control` value of this file. */
export const cachingOf = (path: string): string => (path.startsWith('assets/') ? LASTING : ASKED)
