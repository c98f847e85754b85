// What one can do with the steps of a walk: a part of the registry of commands.

import type { Command } from '../../../commands/command'
import { sealing } from '../sealing'
import { tracing } from '../trace/tracing'
import { session } from '../../../state/session'
import { stepping } from '../../../state/stepping'
import { resetWalk } from '../../../state/undoing'
import { atStage } from '../../../state/place'
import { useApp } from '../../../state/use-app'

/** Stepping, playing, and taking back. */
export const stepCommands: readonly Command[] = [
  {
    id: 'step-on',
    title: 'Next step',
    group: 'State',
    keys: [']'],
    when: () => stepping.walk().at < stepping.walk().sequence.length,
    run: () => stepping.goTo(stepping.walk().at + 1),
  },
  {
    id: 'step-back',
    title: 'Previous step',
    group: 'State',
    keys: ['['],
    when: () => stepping.walk().at > 0,
    run: () => stepping.goTo(stepping.walk().at - 1),
  },
  {
    id: 'play',
    title: 'Play or pause',
    group: 'State',
    keys: ['.'],
    when: () => stepping.walk().sequence.length > 0,
    run: () => stepping.play(),
  },
  {
    id: 'undo-step',
    title: 'Undo last step',
    group: 'State',
    keys: ['u'],
    when: () => stepping.walk().at > 0,
    run: () => stepping.undo(),
  },
  {
    id: 'reset-steps',
    title: 'Back to the initial state',
    group: 'State',
    when: () => stepping.walk().sequence.length > 0,
    run: () => resetWalk(),
  },
  {
    id: 'cheapest-plan',
    title: 'Show a cheapest plan',
    group: 'State',
    when: () => session.source() !== null,
    run: () => {
      useApp().place.show(atStage('trace'))
      if (!sealing.isSealed('trace')) void tracing.findCheapest([])
    },
  },
]
