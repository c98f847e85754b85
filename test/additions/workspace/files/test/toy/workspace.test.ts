import { expect, test } from 'vitest'
import { addressOf, placeAt } from '#page/shell/address/address'
import { createCommands } from '#page/state/commands/commands'
import { features } from '#page/shell/features'
import { testApp } from '../app/support'

test('the toy workspace has a command, a key and an address', () => {
  const { app } = testApp({ features })
  const command = app.feature(createCommands).commandNamed('go-toy')
  expect(command).toMatchObject({ title: 'Go to Toy', keys: ['Alt+7'] })
  command.run()
  expect(app.place.workspace()).toBe('toy')
  const at = placeAt('toy')
  expect(at).toEqual({ kind: 'workspace', workspace: 'toy' })
  expect(addressOf(at as never)).toBe('toy')
})
