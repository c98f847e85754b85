// Stored preferences: malformed values are replaced by the defaults, whatever else is stored.

import { expect, test } from 'vitest'
import { defaults, readPrefs } from '#page/state/prefs'

test('stored values are restored, and missing or malformed ones have their defaults', () => {
  expect(defaults).toEqual({
    theme: 'system',
    listWidth: 264,
    stageShare: 0.5,
    pictureShare: 0,
    listShown: true,
    stageShown: true,
    letterKeys: true,
    alwaysShow: false,
    portability: true,
    hadSession: false,
  })
  expect(readPrefs('{"theme":"dark","listWidth":300,"alwaysShow":true}')).toEqual({
    ...defaults,
    theme: 'dark',
    listWidth: 300,
    alwaysShow: true,
  })
  expect(readPrefs('{"theme":"pink","listWidth":9,"stageShare":null,"listShown":0,"x":1}')).toEqual(defaults)
})

test.each(['', 'no JSON', '[]', 'null', '7', '{"theme":'])('%j does not throw', text => {
  expect(readPrefs(text)).toEqual(defaults)
})
