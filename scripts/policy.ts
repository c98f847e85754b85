// What the page may load and do, and how long its files may be kept: one source for the page's own `<meta>`, for the headers
// that `npm start` sends, for `_headers`, for the service worker, and for the settings in docs/hosting.md.

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

/** The content security policy, as in a `<meta>` and in a header. Any page may put this one into a frame. */
export const POLICY = Object.entries(DIRECTIVES)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ')

/**
 * Headers of every file. The policy of a worker is that of its script's answer: a `<meta>` does not reach it. There is no
 * `Cross-Origin-Opener-Policy`: a tab that a sandboxed frame opens would then show an error of the browser, and no words of our own.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** A file in `assets/` has a hash of its content in its name, and never changes. */
export const LASTING = 'public, max-age=31536000, immutable'
/** Everything else: the browser asks each time whether its copy is still right. */
export const ASKED = 'no-cache'

/** How long browsers may keep this file without asking. */
export const cachingOf = (path: string): string => (path.startsWith('assets/') ? LASTING : ASKED)
