// The language of a lesson: a choice if its files have several, and a note if the chosen one is missing.

import { For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import type { LessonState } from '../lesson-state'
import '#page/learn/lesson/lesson.css'

/** The name of a language in that language, such as `Deutsch`; its code if the browser has no name for it. */
function nameOf(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return name[0]!.toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}

export function LessonLanguage(props: { lesson: LessonState }) {
  const read = () => props.lesson.lesson()!
  const base = (code: string): string => code.split('-')[0]!
  return (
    <>
      <Show when={read().languages.length > 1}>
        <label class="lesson-language inline-flex items-center gap-6 ink-faint">
          <Icon name="text-quote" size={15} />
          <span class="unseen">Language of the lesson</span>
          <select
            class="ink bg-card"
            value={read().language}
            onChange={event => props.lesson.setLanguage(event.currentTarget.value)}
          >
            <For each={read().languages}>
              {code => (
                <option value={code} lang={code} selected={code === read().language}>
                  {nameOf(code)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={base(read().language) !== base(props.lesson.language())}>
        <p class="lesson-other-language ink-faint">
          This lesson has no text in {nameOf(props.lesson.language())}; it is shown in {nameOf(read().language)}.
        </p>
      </Show>
    </>
  )
}
