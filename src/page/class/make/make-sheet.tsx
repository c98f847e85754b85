// Making a sheet: its items, its settings, and handing it out.

import { useFeature } from '#page/state/use-app'
import { AddItems } from './add-items'
import { createDraft } from './draft'
import { HandOut } from './hand-out'
import { ItemList } from './item-list'
import { Settings } from './settings'
import './make.css'

export function MakeSheet() {
  const draft = useFeature(createDraft)
  return (
    <div class="column gap-24">
      <header class="make-sheet-head grid gap-8">
        <h1>A sheet of questions for your class</h1>
        <p class="ink-soft">
          Choose questions, hand out a link or a file, and judge what comes back, without a server. Each student answers
          in the browser, on a phone too.
        </p>
      </header>
      <div class="make-sheet-board column items-top gap-24">
        <div class="column gap-20">
          <label class="make-sheet-title grid gap-6">
            <span>Title</span>
            <input
              class="bg-card round"
              type="text"
              maxlength="200"
              placeholder="Planning, second week"
              value={draft.sheet().title}
              onInput={event => draft.change({ title: event.currentTarget.value })}
            />
          </label>
          <ItemList draft={draft} />
          <AddItems draft={draft} />
        </div>
        <div class="column gap-20">
          <Settings draft={draft} />
          <HandOut draft={draft} />
        </div>
      </div>
    </div>
  )
}
