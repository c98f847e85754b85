// The facts of the state in a lesson: with static ones if the lesson asks for them, with the changes of the last step,
// and after a prediction grouped into added, deleted and unchanged.

import { createMemo, Match, Show, Switch } from 'solid-js'
import type { LiveProps } from '../live-props'
import type { Words } from '../parts/words'
import { FactList, type ListedFact, type FactChange } from './fact-list'
import type { LiveWalk } from './walking'

/** Added and deleted facts: by the last step, or since the start of the part if it shows a change as a whole. */
function createChanges(props: LiveProps & { walk: LiveWalk }) {
  return createMemo(() => {
    const now = props.walk.state()
    const base = props.walk.base()
    if (now === undefined) return { added: [], removed: [] }
    if (props.part.then?.apply === undefined || base === undefined)
      return props.walk.taken().length === 0 ? { added: [], removed: [] } : now
    const [before, after] = [new Set(base.facts), new Set(now.facts)]
    return {
      added: now.facts.filter(fact => !before.has(fact)),
      removed: base.facts.filter(fact => !after.has(fact)),
    }
  })
}

export function StateFacts(
  props: LiveProps & {
    walk: LiveWalk
    words: Words
    statics: readonly string[]
    /** True facts that the state does not list, as nothing changes them in the relaxed world. */
    kept?: readonly string[]
  },
) {
  const { then, more, predict } = props.part
  const changes = createChanges(props)
  /** The right answer, if it is a list of facts and may be shown. */
  const right = createMemo(() => {
    const truth = props.open ? props.judged?.truth : undefined
    const isOfFacts = predict?.ask === 'fact' || predict?.ask === 'facts'
    return new Set(isOfFacts && Array.isArray(truth) ? truth.filter(each => typeof each === 'string') : [])
  })
  const listed = (names: readonly string[], change: FactChange): ListedFact[] =>
    names.map(name => ({ name, change, isRight: right().has(name) }))
  const facts = createMemo(() => {
    const { added, removed } = changes()
    const came = new Set(added)
    const stays = [...(props.walk.state()?.facts ?? []), ...(props.kept ?? [])].filter(fact => !came.has(fact))
    return {
      came: listed(added, 'came'),
      gone: listed(removed, 'gone'),
      stays: listed(stays, 'stays'),
    }
  })
  const statics = createMemo(() => listed(props.statics, 'stays'))
  const isSorted = () => props.open && then?.sort === true
  /** True while the question may be which facts are static, so that they are not separated. */
  const isMixed = () => more.static === true && !props.open
  return (
    <div class="grid content-start gap-12">
      <Switch>
        <Match when={isSorted()}>
          <FactList title="Came" facts={facts().came} words={props.words} none="No fact." />
          <FactList title="Went" facts={facts().gone} words={props.words} none="No fact." />
          <FactList title="Stayed" facts={facts().stays} words={props.words} none="No fact." />
        </Match>
        <Match when={true}>
          <FactList
            title={more.static === true && props.open ? 'Facts that can change' : 'Facts that are true'}
            facts={[...facts().came, ...facts().gone, ...facts().stays, ...(isMixed() ? statics() : [])]}
            words={props.words}
            none="No fact that can change is true."
          />
          <Show when={more.static === true && props.open}>
            <FactList title="Facts that never change" facts={statics()} words={props.words} none="None." />
          </Show>
        </Match>
      </Switch>
    </div>
  )
}
