// The layout and wording of prompts, for kinds with special prompts.

import type { LayoutName, Shots, WordingName } from '#questions/kinds/asking/planning/style'
import { Select } from '#page/ui/menus/select'
import { useFeature } from '#page/state/use-app'
import { createChoices } from '#page/state/making/choices'
import './make-page.css'

const layouts: readonly (readonly [LayoutName, string])[] = [
  ['official', 'The benchmark’s, to the letter'],
  ['pddl', 'The texts of the PDDL'],
]
const wordings: readonly (readonly [WordingName, string])[] = [
  ['deceptive', 'Words that mislead'],
  ['random', 'Random letters'],
  ['pddl', 'Facts and actions as PDDL'],
]
const examples: readonly (readonly [string, string])[] = [
  ['0', 'No worked example'],
  ['1', 'One worked example'],
  ['3', 'Three worked examples'],
]

/** The layout, the wording, and the worked examples. */
export function Layouts() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <fieldset class="make-group min-w-0 relative no-margin no-padding no-border">
      <legend>Prompts</legend>
      <div class="flex wrap gap-8">
        <Select
          label="Layout"
          all="The benchmark’s, corrected"
          value={choices.layout === 'corrected' ? '' : choices.layout}
          set={value => choose('layout', layouts.find(([id]) => id === value)?.[0] ?? 'corrected')}
          options={layouts}
        />
        <Select
          label="Wording"
          all="In English"
          value={choices.wording === 'english' ? '' : choices.wording}
          set={value => choose('wording', wordings.find(([id]) => id === value)?.[0] ?? 'english')}
          options={wordings}
        />
        <Select
          label="Worked examples"
          all="Worked examples as in the benchmark"
          value={choices.shots === null ? '' : String(choices.shots)}
          set={value => choose('shots', value === '' ? null : (Number(value) as Shots))}
          options={examples}
        />
      </div>
    </fieldset>
  )
}
