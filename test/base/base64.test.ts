import { expect, test } from 'vitest'
import { base64Of } from '#base/base64'

test.each(['', 'a', 'ab', 'abc', 'é–日🎲', '\ud800x', '>>>???'])('%j as Node writes it', text => {
  expect(base64Of(text)).toBe(Buffer.from(text, 'utf8').toString('base64'))
})
