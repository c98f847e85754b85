// Advice for responses without questions.

import { Show } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { FileButton } from './bring-files'
import { createImporting } from './importing'
import { createOpenServing } from './serving'
import './import.css'

export function AddQuestions(props: { info: RunInfo }) {
  const { completeWith } = useFeature(createImporting)
  const { fits, count, serveOpen } = useFeature(createOpenServing)
  const fitting = () => fits(props.info.id)
  return (
    <Show when={props.info.waiting > 0 && props.info.state === 'done'}>
      <div class="add-questions flex-row wrap pad-8-12 bg-ochre round" data-part="add-questions">
        <Icon name="hourglass" size={15} />
        <p class="line-1-5">
          {props.info.waiting === 1
            ? 'The response is kept. Add its question file to score it.'
            : `The ${grouped(props.info.waiting)} responses are kept. Add their question files to score them.`}
        </p>
        <Show when={fitting() > 0}>
          <Button
            primary
            icon="circle-question-mark"
            title={`${counted(fitting(), 'response')} ${fitting() === 1 ? 'is' : 'are'} about questions that are open in Explore`}
            onClick={() => inBackground(serveOpen(props.info.id))}
          >
            Use the {counted(count(), 'open question')}
          </Button>
        </Show>
        <FileButton title="Add question files" take={files => void completeWith(props.info.id, files)} />
      </div>
    </Show>
  )
}
