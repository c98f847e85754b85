// Edits a recipe of the sheet in place.

import { createSignal } from 'solid-js'
import type { SheetRecipe } from '#teaching/sheets/sheet'
import { useApp } from '#page/state/use-app'
import { createRecipe, RecipeFields } from './recipe-fields'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './make.css'

/** `done`: called with the changed recipe, or null if it is unchanged. */
export function EditRecipe(props: { recipe: SheetRecipe; done: (changed: SheetRecipe | null) => void }) {
  const { lanes } = useApp()
  const recipe = createRecipe(props.recipe)
  const [status, setStatus] = createSignal('')
  const change = async (): Promise<void> => {
    const line = recipe.line()
    const outcome = await lanes.quietly('quick', api => api.sheets.recipe(line))
    if (outcome.kind !== 'done') return
    const { seed, points } = props.recipe
    const kept = { ...(seed === undefined ? {} : { seed }), ...(points === undefined ? {} : { points }) }
    if (typeof outcome.value === 'string') setStatus(outcome.value)
    else props.done({ ...outcome.value, ...kept })
  }
  return (
    <form
      class="edit-recipe grid gap-10 pad-12-14 bg-well round"
      onSubmit={event => {
        event.preventDefault()
        inBackground(change())
      }}
    >
      <div class="edit-recipe-fields grid gap-10">
        <RecipeFields recipe={recipe} />
      </div>
      <div class="flex-row wrap gap-8">
        <Button type="submit" small primary>
          Change
        </Button>
        <Button small onClick={() => props.done(null)}>
          Cancel
        </Button>
        <span role="status">{status()}</span>
      </div>
    </form>
  )
}
