// The address in links for other people.

import { expect, test } from 'vitest'
import { isLocalAddress } from '#page/state/public-address'

test.each([
  ['http://localhost:4173/', true],
  ['http://pg.localhost/', true],
  ['http://127.0.0.1:8080/some/path/', true],
  ['http://[::1]:4173/', true],
  ['file:///home/ana/planground/index.html', true],
  ['', true],
  ['https://planground.example/', false],
  ['http://192.168.1.7:4173/', false],
  ['https://localhost.example/', false],
])('%s leads to the computer that opens it: %s', (address, local) => {
  expect(isLocalAddress(address)).toBe(local)
})
