// The camera while votes are collected: started, analysed frame by frame, and stopped when the view is left.

import { createSignal, onCleanup } from 'solid-js'
import type { App } from '#page/state/app'
import { cameras, type OpenCamera, openCamera, pictureTaker } from './camera-frames'
import { passedWords } from '../gathered-words'
import type { PollState } from '../poll-state'
import { inBackground } from '#page/browser/background'

/** Milliseconds between two frames. */
const PAUSE = 100
/** Maximum number of consecutive frames that could not be analysed. */
const MAX_FAILURES = 5

/** The camera stops with its owner. */
export function createCamera({ lanes }: App, poll: PollState) {
  const [open, setOpen] = createSignal<OpenCamera | null>(null)
  const [problem, setProblem] = createSignal('')
  const [all, setAll] = createSignal<Awaited<ReturnType<typeof cameras>>>([])
  const [id, setId] = createSignal('')
  const [passed, setPassed] = createSignal('')
  const [seen, setSeen] = createSignal<readonly string[]>([])
  let turn = 0
  const stop = (): void => {
    turn++
    open()?.stop()
    setOpen(null)
  }
  const start = async (): Promise<void> => {
    stop()
    const mine = ++turn
    setProblem('')
    const camera = await openCamera(id())
    if (mine !== turn) {
      if (typeof camera !== 'string') camera.stop()
      return
    }
    if (typeof camera === 'string') {
      setProblem(camera)
      return
    }
    for (const track of camera.stream.getTracks())
      track.addEventListener('ended', () => {
        if (mine !== turn) return
        stop()
        setProblem('The camera stopped. Start the camera again.')
      })
    setOpen(camera)
    setAll(await cameras())
  }
  onCleanup(stop)

  /** Counts the votes of the codes in one frame. */
  const take = async (texts: readonly string[]): Promise<void> => {
    const found = await poll.gather(texts.join('\n'), true)
    if (found === null) return
    setPassed(passedWords(found))
    const devices = texts.flatMap(text => /^PG-\w{4}-\w-(\w{4})-\w\w$/.exec(text)?.[1] ?? [])
    const counted = new Set(found.votes.map(([device]) => device))
    const here = devices.filter(device => counted.has(device))
    setSeen(old => [...here, ...old.filter(device => !here.includes(device))])
  }
  const watch = async (video: HTMLVideoElement): Promise<void> => {
    const mine = turn
    const picture = pictureTaker(video)
    let failures = 0
    while (mine === turn) {
      const frame = picture()
      if (frame !== null) {
        const outcome = await lanes.quietly('quick', api => api.polls.read(frame))
        if (mine !== turn) return
        if (outcome.kind === 'done' && outcome.value.length > 0) await take(outcome.value)
        failures = outcome.kind === 'failed' ? failures + 1 : 0
        if (failures > MAX_FAILURES) {
          stop()
          setProblem('The pictures could not be read. Count the codes from the chat instead.')
        }
      }
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
  return {
    ...{ open, problem, all, passed, seen, start, stop, watch },
    chosen: () => id() || (all()[0]?.id ?? ''),
    choose(next: string): void {
      setId(next)
      inBackground(start())
    },
  }
}
