// Names a question by its kind, domain and file, and by a distinguishing part.

import { capital } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import type { Entry } from '#page/state/session/session'
import { createAsked } from '#page/state/session/asked'
import { useFeature } from '#page/state/use-app'
import { cutMiddle, formatName } from '#page/ui/naming'
import { createGists } from '../question/gist'

export function QuestionName(props: { entry: Entry }) {
  const gistOf = useFeature(createGists)
  const askedOf = useFeature(createAsked)
  return (
    <>
      <span class="weight-520">
        {capital(kindName(props.entry.question.kind))}, {formatName[props.entry.question.format]}, {props.entry.domain}
      </span>{' '}
      <span class="faint" title={props.entry.file.name}>
        {placeOf(props.entry)}
      </span>
      <span class="block ellipsis ink-soft">{gistOf(props.entry.question, askedOf(props.entry.question).asked)}</span>
    </>
  )
}

/** For example `app.gen.json, question 3`. */
export const placeOf = ({ file, number }: Entry): string => `${cutMiddle(file.name, 34)}, question ${number}`
