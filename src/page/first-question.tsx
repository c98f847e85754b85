// The first view of a question on phones, rendered to HTML with the page's own components at build time, so that it can
// be read and answered before the page's script is loaded, and the pictures of the domains (scripts/first-question.ts).

import { renderToString } from 'solid-js/web'
import type { Scene } from '#language/domain-kit'
import type { PackedQuestions } from '#engine/api/shipped'
import { App } from './app'
import { SceneView } from '#page/draw/scene/scene'
import type { Lanes } from '#page/state/lanes/create-lanes'
import type { SessionStore } from '#page/state/keeping/writing'
import { type App as AppState, createApp } from '#page/state/app'
import { unkeptTexts } from '#page/browser/text-store'
import { features } from '#page/shell/features'
import { PageContext } from '#page/state/use-app'
import { unpackQuestions } from '#page/state/files/bundled/unpack-questions'

const never = (): Promise<never> => new Promise(() => {})

/** Lanes with calls that never resolve. */
const noLanes: Lanes = {
  run: never,
  quietly: never,
  stopWork: () => {},
  rest: () => {},
  isBusy: () => false,
  jobs: () => [],
  engineState: () => 'asleep',
  domains: () => [],
  useDomains: () => {},
  provideLessonDomains: () => () => {},
}

function appOnPhone(): AppState {
  return createApp({
    lanes: noLanes,
    clock: { now: () => 0, after: () => () => {} },
    media: query => ({
      matches: /max-width: 759px|coarse/.test(query),
      addEventListener: () => {},
    }),
    paint: () => {},
    storage: unkeptTexts(),
    tabStorage: unkeptTexts(),
    // Nothing is stored, so none of its functions is called.
    openSession: () => ({}) as SessionStore,
    openInbox: () => Promise.reject(new Error('no inbox')),
    openTabs: () => ({ postMessage: () => {}, addEventListener: () => {} }) as never,
    whenHidden: () => {},
    remember: () => {},
    features,
  })
}

/** Removes what a static page does not need: comments and hydration markers of Solid, tooltips, and closed lists. */
const bare = (html: string): string =>
  html
    .replace(/<script>.*?<\/script>|<!--.*?-->|<input type="file"[^>]*>/gs, '')
    .replace(/<ul [^>]*\bhidden>.*?<\/ul>/gs, '')
    .replace(/ (?:title|aria-controls|value)="[^"]*"/g, '')
    .replaceAll('class="icon "', 'class="icon"')

/** The first question about a shipped problem, as HTML; throws if there is none. */
export function firstQuestion(
  packed: PackedQuestions,
  { id, title }: { readonly id: string; readonly title: string },
  problem: string,
): string {
  const app = appOnPhone()
  const questions = unpackQuestions(packed, problem)!
  const name = `${title} ${problem}`
  const file = { id: `bundled:${id}/${problem}`, name, issues: [], questions }
  app.session.add([{ ...file, origin: 'bundled' }])
  const seenAt = (height: number): string => {
    Object.assign(globalThis, { innerHeight: height })
    return renderToString(() => (
      <PageContext.Provider value={app}>
        <App />
      </PageContext.Provider>
    ))
  }
  const html = seenAt(600)
  if (html !== seenAt(1000)) throw new Error('The first question looks different on a taller phone.')
  // An error while rendering is caught by the page, which shows its message instead.
  if (!html.includes('answer-field'))
    throw new Error(`The first question has no field for an answer: ${bare(html).slice(-2_000)}`)
  app.dispose()
  return bare(html).replace('<div', '<div data-first')
}

/** Decorative pictures as SVG, by the same keys. */
export function pictures(scenes: Readonly<Record<string, Scene>>): Readonly<Record<string, string>> {
  // Pictures that stand still request no frames, and so have none to cancel.
  Object.assign(globalThis, { cancelAnimationFrame: () => {} })
  const drawn = Object.entries(scenes).map(([id, scene]) => {
    const svg = renderToString(() => <SceneView scene={scene} decorative />)
    return [id, svg.replace(/<!--.*?-->/gs, '')] as const
  })
  return Object.fromEntries(drawn)
}
