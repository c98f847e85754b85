// Cards for a class without phones: each student has one with all letters, each in large type on a distinct shape, with
// a QR code that the camera reads. They are printed, folded in four, and held up.

import { createSignal, For, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { cardCode, MAX_CARDS } from '#teaching/polls/gather'
import { counted } from '#page/ui/naming'
import { createIsPrinting } from '#page/ui/printing'
import { SelectField } from '#page/ui/menus/select-field'
import { NumberInput } from '#page/ui/number-input'
import { ChoiceMark } from '#page/class/vote/choice-mark'
import { CodeSquare } from '#page/class/vote/code-square'
import { classAddress } from '#page/state/places/class-place'
import { Button } from '#page/ui/button'
import './cards.css'

const sets = { abcd: ['A', 'B', 'C', 'D'], yn: ['Y', 'N'] } as const
type SetOf = keyof typeof sets
type Size = 'folded' | 'full'

/** A printed page: all sides of a card, or one. */
interface Page {
  readonly number: number
  readonly letters: readonly string[]
}

export function Cards() {
  const [students, setStudents] = createSignal(30)
  const [letters, setLetters] = createSignal<SetOf>('abcd')
  const [size, setSize] = createSignal<Size>('folded')
  const pagesOf = (number: number): readonly Page[] => {
    const all = sets[letters()]
    return size() === 'full' ? all.map(each => ({ number, letters: [each] })) : [{ number, letters: all }]
  }
  const pages = () => Array.from({ length: students() }, (_, i) => pagesOf(i + 1)).flat()
  return (
    <div class="column gap-20">
      <header class="voting-cards-head grid gap-8">
        <h1>Cards to vote with</h1>
        <p class="ink-soft">
          Each student gets a numbered card and holds up the side with the letter of the choice. Count the letters by
          eye, or let the camera read the codes. The same cards serve every question with these letters, round after
          round.
        </p>
      </header>
      <div class="voting-cards-options">
        <label class="voting-cards-count grid gap-4">
          <span class="ink-soft text-small">Students</span>
          <NumberInput class="bg-card round" min={1} max={MAX_CARDS} value={students()} set={setStudents} />
        </label>
        <SelectField
          label="Letters"
          value={letters()}
          set={value => setLetters(value as SetOf)}
          options={[
            ['abcd', 'A, B, C, D'],
            ['yn', 'Yes and no'],
          ]}
        />
        <SelectField
          label="Size"
          value={size()}
          set={value => setSize(value as Size)}
          options={[
            ['folded', 'One page per student, folded in four: can be read from about 1 m'],
            ['full', 'One page per letter: can be read from about 2 m'],
          ]}
        />
      </div>
      <div class="voting-cards-actions">
        <Button primary icon="file-text" onClick={() => print()}>
          Print {counted(pages().length, 'page')}
        </Button>
        <a class="button quiet" href={`#${classAddress({ part: 'polls' })}`}>
          Back to polls
        </a>
      </div>
      <section aria-label="Preview of the first card">
        <Card {...pages()[0]!} />
      </section>
      <Paper pages={pages()} />
    </div>
  )
}

/** Hundreds of codes are drawn only for printing. */
function Paper(props: { pages: readonly Page[] }) {
  const isPrinting = createIsPrinting()
  return (
    <Show when={isPrinting()}>
      <Portal>
        <div class="voting-cards-paper" data-print>
          <For each={props.pages}>{page => <Card {...page} />}</For>
        </div>
      </Portal>
    </Show>
  )
}

function Card(props: Page) {
  return (
    <div class="poll-card">
      <div class="poll-card-sides grid" data-sides={props.letters.length}>
        <For each={props.letters}>
          {letter => (
            <div class="poll-side-of-card grid">
              <ChoiceMark letter={letter} />
              <CodeSquare text={cardCode(props.number, letter)} label={`QR code of card ${props.number}, ${letter}`} />
              <p>
                Card {props.number}, {letter}
              </p>
            </div>
          )}
        </For>
      </div>
    </div>
  )
}
