// Commands for the steps of a walk.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { atStage } from '#page/state/places/place'
import { createSealing } from '#page/state/seals/sealing'
import { inBackground } from '#page/browser/background'

/** Commands for stepping, playback and undo. */
export function stepCommands(app: App): readonly Command[] {
  const { session, place, stepping, undoing } = app
  const sealing = app.feature(createSealing)
  const { walk } = stepping
  return [
    {
      id: 'step-on',
      title: 'Next step',
      group: 'State',
      keys: [']'],
      when: () => walk().at < walk().sequence.length,
      run: () => stepping.goTo(walk().at + 1),
    },
    {
      id: 'step-back',
      title: 'Previous step',
      group: 'State',
      keys: ['['],
      when: () => walk().at > 0,
      run: () => stepping.goTo(walk().at - 1),
    },
    {
      id: 'play',
      title: 'Play or pause',
      group: 'State',
      keys: ['.'],
      when: () => walk().sequence.length > 0,
      run: () => stepping.play(),
    },
    {
      id: 'undo-step',
      title: 'Undo last step',
      group: 'State',
      keys: ['u'],
      when: () => walk().at > 0,
      run: () => stepping.undo(),
    },
    {
      id: 'reset-steps',
      title: 'Back to the initial state',
      group: 'State',
      when: () => walk().sequence.length > 0,
      run: () => undoing.resetWalk(),
    },
    {
      id: 'cheapest-plan',
      title: 'Show a cheapest plan',
      group: 'State',
      when: () => session.source() !== null,
      run: () => {
        place.show(atStage('trace'))
        if (sealing.isSealed('trace')) return
        inBackground(
          import('../trace/tracing').then(({ createTracing }) => app.feature(createTracing).findCheapest([])),
        )
      },
    },
  ]
}
