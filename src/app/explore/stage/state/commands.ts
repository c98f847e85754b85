// What one can do with the steps of a walk: a part of the registry of commands.

import type { Command } from '../../../commands/command'
import { tracing } from '../trace/tracing'
import { atStage } from '../../../state/place'
import { useApp, usePart } from '../../../state/use-app'
import { createSealing } from '../sealing'

/** Stepping, playing, and taking back. */
export const stepCommands: readonly Command[] = [
  {
    id: 'step-on',
    title: 'Next step',
    group: 'State',
    keys: [']'],
    when: () => useApp().stepping.walk().at < useApp().stepping.walk().sequence.length,
    run: () => useApp().stepping.goTo(useApp().stepping.walk().at + 1),
  },
  {
    id: 'step-back',
    title: 'Previous step',
    group: 'State',
    keys: ['['],
    when: () => useApp().stepping.walk().at > 0,
    run: () => useApp().stepping.goTo(useApp().stepping.walk().at - 1),
  },
  {
    id: 'play',
    title: 'Play or pause',
    group: 'State',
    keys: ['.'],
    when: () => useApp().stepping.walk().sequence.length > 0,
    run: () => useApp().stepping.play(),
  },
  {
    id: 'undo-step',
    title: 'Undo last step',
    group: 'State',
    keys: ['u'],
    when: () => useApp().stepping.walk().at > 0,
    run: () => useApp().stepping.undo(),
  },
  {
    id: 'reset-steps',
    title: 'Back to the initial state',
    group: 'State',
    when: () => useApp().stepping.walk().sequence.length > 0,
    run: () => useApp().undoing.resetWalk(),
  },
  {
    id: 'cheapest-plan',
    title: 'Show a cheapest plan',
    group: 'State',
    when: () => useApp().session.source() !== null,
    run: () => {
      useApp().place.show(atStage('trace'))
      if (!usePart(createSealing).isSealed('trace')) void tracing.findCheapest([])
    },
  },
]
