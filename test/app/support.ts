// An app in Node: its clock, storage, tabs and engines are the test's.

import type { SessionDomain } from '#language/english/session-domains'
import type { Question } from '#questions/kinds/question'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import { type App, createApp, type Surroundings } from '#page/state/app'
import type { SessionStore } from '#page/state/keeping/writing'
import { MemoryInbox } from '#results/store/inbox'
import type { OpenFile } from '#page/state/session/session'
import type { Lanes } from '#page/state/lanes/create-lanes'
import type { Clock } from '#page/browser/surroundings'
import type { TextStore } from '#page/browser/text-store'

/** A clock that a test moves on. */
export class FakeClock implements Clock {
  private time = 0
  private orders: { at: number; then: () => void }[] = []
  now(): number {
    return this.time
  }
  after(milliseconds: number, then: () => void): () => void {
    const order = { at: this.time + milliseconds, then }
    this.orders.push(order)
    return () => {
      this.orders = this.orders.filter(other => other !== order)
    }
  }
  /** Advances time; due callbacks run in their order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.orders.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.orders = this.orders.filter(other => other !== next)
      this.time = next.at
      next.then()
    }
    this.time = end
  }
}

export class FakeStorage implements TextStore {
  readonly texts = new Map<string, string>()
  isFull = false
  getItem(name: string): string | null {
    return this.texts.get(name) ?? null
  }
  setItem(name: string, text: string): boolean {
    if (!this.isFull) this.texts.set(name, text)
    return !this.isFull
  }
  removeItem(name: string): void {
    this.texts.delete(name)
  }
  names(): readonly string[] {
    return [...this.texts.keys()]
  }
}

/** A call to an engine, which the test ends. */
export interface FakeCall {
  readonly engine: string
  readonly end: (outcome: CallOutcome<never>) => void
}

/** Engines that do nothing by themselves. */
export class FakeLanes {
  readonly calls: FakeCall[] = []
  readonly stopped: (string | undefined)[] = []
  domains: readonly SessionDomain[] = []
  private readonly ask = (engine: string): Promise<CallOutcome<never>> =>
    new Promise(end => this.calls.push({ engine, end }))
  readonly lanes: Lanes = {
    run: engine => this.ask(engine),
    quietly: engine => this.ask(engine),
    stopWork: engine => void this.stopped.push(engine),
    rest: () => {},
    isBusy: () => false,
    jobs: () => [],
    engineState: () => 'ready',
    domains: () => this.domains,
    useDomains: list => void (this.domains = list),
    provideLessonDomains: () => () => {},
  }
  /** The last call to an engine. */
  last(engine: string): FakeCall {
    const call = [...this.calls].reverse().find(each => each.engine === engine)
    if (call === undefined) throw new Error(`nothing was asked of ${engine}`)
    return call
  }
}

/** A store that keeps nothing, and never fails. */
export const emptyStore = (): SessionStore => ({
  read: async () => ({ files: [], works: {}, selected: null, domains: [], leftOut: 0 }),
  putFiles: async () => true,
  dropFiles: async () => true,
  putWorks: async () => true,
  putSelected: async () => true,
  putDomains: async () => true,
  clear: async () => true,
  settle: () => {},
})

export interface TestApp {
  readonly app: App
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly engines: FakeLanes
}

/** An app with what the test does not care for left out. */
export function testApp(part: Partial<Surroundings> = {}): TestApp {
  const clock = new FakeClock()
  const storage = new FakeStorage()
  const engines = new FakeLanes()
  const app = createApp({
    lanes: engines.lanes,
    clock,
    storage,
    tabStorage: new FakeStorage(),
    media: () => ({ matches: false, addEventListener: () => {} }),
    paint: () => {},
    openSession: emptyStore,
    openInbox: async () => new MemoryInbox(),
    openTabs: () => {
      throw new Error('no tabs')
    },
    whenHidden: () => {},
    remember: () => {},
    features: { commands: () => [], openFiles: async () => {} },
    ...part,
  })
  return { app, clock, storage, engines }
}

/** Two blocks, as few facts as will do. */
export const source = {
  domain: '(define (domain d) (:predicates (p) (q)) (:action a :effect (p)))',
  problem: '(define (problem x) (:domain d) (:init (q)) (:goal (p)))',
}

/** An open question; each key is another one. */
export const questionOf = (key: string, part: Partial<Question> = {}): Question => ({
  key,
  id: key,
  kind: 'app',
  format: 'gen',
  domain: 'ferry',
  context: '',
  question: 'Which?',
  family: 'acpbench',
  shown: source,
  judged: source,
  asked: { kind: 'app' },
  origin: { from: 'own' },
  ...part,
})

/** A file with these questions. */
export const fileOf = (name: string, ...keys: readonly string[]): OpenFile => ({
  id: `${name}#1`,
  name,
  origin: 'file',
  questions: keys.map(key => questionOf(key)),
  issues: [],
})

/** Lets handlers of settled promises run. */
export const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
