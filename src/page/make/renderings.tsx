// The text styles of problem descriptions.

import type { LayoutName, TextStyleName } from '#questions/kinds/asking/planning/style'
import { Select } from '#page/ui/menus/select'
import { useFeature } from '#page/state/use-app'
import { createChoices } from '#page/state/making/choices'
import './make-page.css'

const styles: readonly (readonly [TextStyleName, string])[] = [
  ['abstract', 'as a whole'],
  ['explicit', 'fact by fact'],
]
const styleOptions = (what: string): readonly (readonly [TextStyleName, string])[] =>
  styles.map(([id, name]) => [id, `${what} ${name}`] as const)
const examples: readonly (readonly [string, string])[] = [['1', 'One worked example']]
const wordings: readonly (readonly [LayoutName, string])[] = [['official', 'Blocks as in the benchmark’s domain']]

const styleNamed = (value: string): TextStyleName | null => styles.find(([id]) => id === value)?.[0] ?? null

/** The wording of the initial state and the goal, and the text before it. */
export function TextStyles() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <fieldset class="make-group min-w-0 relative no-margin no-padding no-border">
      <legend>Texts</legend>
      <div class="flex wrap gap-8">
        <Select
          label="How the initial state is described"
          all="Initial state in either way"
          value={choices.init ?? ''}
          set={value => choose('init', styleNamed(value))}
          options={styleOptions('Initial state')}
        />
        <Select
          label="How the goal is described"
          all="Goal in either way"
          value={choices.goal ?? ''}
          set={value => choose('goal', styleNamed(value))}
          options={styleOptions('Goal')}
        />
        <Select
          label="Worked examples"
          all="No worked example"
          value={choices.shots === 1 ? '1' : ''}
          set={value => choose('shots', value === '1' ? 1 : null)}
          options={examples}
        />
        <Select
          label="Which blocks world"
          all="Blocks as in our domain"
          value={choices.layout === 'official' ? 'official' : ''}
          set={value => choose('layout', value === 'official' ? 'official' : 'corrected')}
          options={wordings}
        />
      </div>
      <p class="ink-soft">
        “Fact by fact” names each fact; “as a whole” says “all blocks in one tower”, where the problem has such a name.
      </p>
    </fieldset>
  )
}
