// The world as a picture, in place of its English: the state one stands in.

import { Show } from 'solid-js'
import { SceneView } from '../../draw/scene'
import { counted } from '../naming'
import { standing } from '../scenes'
import { stepping } from '../stepping'

export function ToldPicture() {
  return (
    <Show
      when={standing.frame()}
      fallback={<p class="no-english">There is no picture of this problem.</p>}
    >
      {frame => (
        <figure class="told-picture">
          <SceneView
            scene={frame().scene}
            changed={frame().added}
            steps={frame().steps}
            pace={stepping.pace()}
          />
          <figcaption>
            {stepping.walk().at === 0
              ? 'The initial state'
              : `After ${counted(stepping.walk().at, 'step')}`}
            . {frame().scene.caption}
          </figcaption>
        </figure>
      )}
    </Show>
  )
}
