// The fields of a recipe: kind, form, domain, size, level.

import { createMemo, createSignal } from 'solid-js'
import { kindCodes, kindName, type KindCode, wordsOfKind } from '#questions/kinds/codes'
import type { SheetRecipe } from '#teaching/sheets/sheet'
import { formatName } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { useFeature } from '#page/state/use-app'

const sizes = ['small', 'medium', 'large'] as const

const onText = (on: SheetRecipe['on']): string =>
  'problem' in on
    ? on.problem
    : typeof on.size === 'string'
      ? on.size
      : Object.entries(on.size)
          .map(([name, value]) => `${name}=${value}`)
          .join(',')

const otherBounds = (recipe: SheetRecipe): readonly string[] => {
  const { trap, most, none, steps, failure, goalDistance } = recipe
  const bounds = {
    ...{ trap, most, none, failure },
    ...{ steps: steps?.join('-'), goalDistance: goalDistance?.join('-') },
  }
  return Object.entries(bounds).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
}

/** The fields of a recipe, initially those of `from`. */
export function createRecipe(from?: SheetRecipe) {
  const [kind, setKind] = createSignal<KindCode>(from?.kind ?? recipeKinds()[0]!)
  const [wanted, setFormat] = createSignal<string>(from?.format ?? 'gen')
  const [domain, setDomain] = createSignal(from?.domain ?? 'ferry')
  const [on, setOn] = createSignal(from === undefined ? 'small' : onText(from.on))
  const [level, setLevel] = createSignal(from?.level === undefined ? '' : `${from.level}`)
  const formats = createMemo(() => wordsOfKind(kind()).formats)
  /** The chosen form, if the kind has it. */
  const format = () => formats().find(each => each === wanted()) ?? formats()[0]!
  /** Bounds without a field here stay unchanged. */
  const others = from === undefined ? [] : otherBounds(from)
  return {
    ...{ kind, setKind, format, formats, setFormat, domain, setDomain, on, setOn, level, setLevel },
    line: (): string =>
      [...[kind(), format(), domain(), on()], ...(level() === '' ? [] : [`level=${level()}`]), ...others].join(' '),
  }
}

const recipeKinds = (): readonly KindCode[] => kindCodes.filter(kind => wordsOfKind(kind).imported !== true)

export function RecipeFields(props: { recipe: ReturnType<typeof createRecipe> }) {
  const { recipe } = props
  const { all } = useFeature(createDomainCards)
  return (
    <>
      <SelectField
        label="Kind"
        value={recipe.kind()}
        set={value => recipe.setKind(value as KindCode)}
        options={recipeKinds().map(each => [each, kindName(each)])}
      />
      <SelectField
        label="Format"
        value={recipe.format()}
        set={recipe.setFormat}
        options={recipe.formats().map(each => [each, formatName[each]])}
      />
      <SelectField
        label="Domain"
        value={recipe.domain()}
        set={recipe.setDomain}
        options={all().map(({ id, title }) => [id, title])}
      />
      <SelectField label="Size" value={recipe.on()} set={recipe.setOn} options={onOptions(recipe.on())} />
      <SelectField
        label="Level"
        value={recipe.level()}
        set={recipe.setLevel}
        options={[['', 'any'], ...['1', '2', '3', '4'].map(each => [each, each] as const)]}
      />
    </>
  )
}

/** The sizes, the first problem, and the value that was chosen elsewhere. */
const onOptions = (now: string): readonly (readonly [string, string])[] =>
  [...new Set([...sizes, 'p01', now])].map(each => [each, each === 'p01' ? 'problem p01' : each])
