// A field for a whole number within limits.

/**
 * While no such number is typed, as between two digits, the text stays and the last number counts; a field that is left shows the number
 * that counts.
 */
export function NumberInput(props: {
  readonly min: number
  readonly max: number
  readonly value: number
  readonly set: (value: number) => void
  readonly class?: string
  /** The accessible name, if no element labels the field. */
  readonly label?: string
  readonly onFocus?: (event: FocusEvent & { currentTarget: HTMLInputElement }) => void
}) {
  const isWithin = (value: number): boolean => Number.isInteger(value) && value >= props.min && value <= props.max
  return (
    <input
      type="number"
      class={props.class}
      min={props.min}
      max={props.max}
      aria-label={props.label}
      value={props.value}
      onFocus={event => props.onFocus?.(event)}
      onInput={({ currentTarget: { valueAsNumber } }) => isWithin(valueAsNumber) && props.set(valueAsNumber)}
      onChange={({ currentTarget: field }) => {
        const typed = Math.round(field.valueAsNumber)
        if (!Number.isNaN(typed)) props.set(Math.max(props.min, Math.min(props.max, typed)))
        field.value = String(props.value)
      }}
    />
  )
}
