// The meaning of the terms used in the pane.
import { Fold } from '#page/ui/fold'
import './landmark-pane.css'

export function Terms() {
  return (
    <Fold class="lm-terms ink-soft text-small">
      <summary>What the words mean</summary>
      <dl>
        <dt>Landmark</dt>
        <dd>
          A fact that holds in some state of every plan. Initial facts and goals are trivial landmarks; questions ask
          for the others.
        </dd>
        <dt>Right before (greedy-necessary)</dt>
        <dd>
          In every plan, the first fact holds in the state right before the second first becomes true: every action that
          can be the first to make the second true needs the first.
        </dd>
        <dt>Some time before (natural)</dt>
        <dd>In every plan, the first fact holds at some time before the second first does.</dd>
        <dt>Actions that can make it true first (first achievers)</dt>
        <dd>The actions that may be the first to make a fact true; every plan with it takes one of them.</dd>
      </dl>
      <p>
        The orders shown are those found when deletes are ignored; there may be more. Orders that follow from others are
        left out, unless they say “right before”. (Hoffmann, Porteous and Sebastia 2004.)
      </p>
    </Fold>
  )
}
