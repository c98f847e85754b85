// A select with its label above.

import { createUniqueId } from 'solid-js'
import { type Choice, SelectElement } from './select'
import './select-field.css'

export function SelectField<Value extends string>(props: Choice<Value>) {
  const id = createUniqueId()
  return (
    <div class="select-field">
      <label for={id}>{props.label}</label>
      <div class="select">
        <SelectElement {...props} id={id} />
      </div>
    </div>
  )
}
