// Collects codes from the class's chat: the whole chat is pasted, and the codes are found anywhere in it.

import { createSignal, onMount, Show } from 'solid-js'
import type { GatheredVotes } from '#teaching/polls/gather'
import { AT_ONCE } from '#page/ui/text/long-input'
import { createTyped } from '#page/state/session/typed'
import { useFeature } from '#page/state/use-app'
import { foundWords, passedWords } from './gathered-words'
import type { PollState } from './poll-state'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './poll.css'

/**
 * Maximum number of characters shown; longer texts are counted immediately without being shown, as their layout would
 * take seconds.
 */
const SHOWN = 20_000

/** The votes in texts, and the field, which keeps its text until that is counted. */
function createCounting(poll: PollState, field: () => HTMLTextAreaElement) {
  const [found, setFound] = createSignal<GatheredVotes | null>(null)
  const [isBusy, setBusy] = createSignal(false)
  const { read, write } = useFeature(createTyped)
  /** Storage key of the text in the field; votes that are counted are stored with the poll. */
  const place = `planground-poll-text:${poll.hash}:${poll.item}`
  const keep = (text: string): void => void write(place, text === '' ? null : text)
  const count = async (text: string): Promise<void> => {
    if (text.trim() === '') return
    setBusy(true)
    const found = await poll.gather(text, false)
    setFound(found)
    setBusy(false)
    if (text.length > SHOWN && found !== null) keep(field().value)
  }
  return {
    ...{ found, isBusy, keep, count },
    read: (): string => read(place) ?? '',
    async countField(): Promise<void> {
      const { value } = field()
      await count(value)
      // What was typed meanwhile stays.
      if (found() === null || field().value !== value) return
      field().value = ''
      keep('')
    },
  }
}

export function Paste(props: { poll: PollState }) {
  let field!: HTMLTextAreaElement
  const { found, isBusy, read, keep, count, countField } = createCounting(props.poll, () => field)
  onMount(() => {
    const before = read()
    if (before.length <= SHOWN) field.value = before
    void count(before)
  })
  return (
    <form
      class="poll-paste grid place-start gap-10"
      onSubmit={event => {
        event.preventDefault()
        inBackground(countField())
      }}
    >
      <label class="grid gap-4 full-width">
        <span>Paste the whole chat of the class</span>
        <textarea
          class="full-width bg-paper round resize-y"
          ref={field}
          rows="4"
          spellcheck={false}
          placeholder="PG-7K2M-B-4Q9Z-XC"
          onBeforeInput={event => {
            const text = event.data ?? ''
            // Text that the paste would replace could not be restored.
            if (text.length < AT_ONCE || field.value !== '' || !event.cancelable) return
            // Inserted at once; the browser would lay it out line by line.
            event.preventDefault()
            field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
          }}
          onPaste={event => {
            const text = event.clipboardData?.getData('text/plain') ?? ''
            if (text.length > SHOWN) {
              event.preventDefault()
              keep(text)
            }
            inBackground(count(text))
          }}
          onInput={event => keep(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={isBusy()}>
        Count the codes
      </Button>
      <div class="grid gap-4 break-anywhere" role="status">
        <Show when={isBusy()}>Looking for codes…</Show>
        <Show when={!isBusy() && found()}>
          {found => (
            <>
              <p>{foundWords(found())}</p>
              <Show when={passedWords(found()) !== ''}>
                <p class="ink-delete">{passedWords(found())}</p>
              </Show>
            </>
          )}
        </Show>
      </div>
      <p class="note">
        Codes count as soon as you paste them. Paste the chat again when more codes have arrived: each phone counts
        once, with its last vote.
      </p>
    </form>
  )
}
