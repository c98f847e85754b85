import { afterEach, expect, test } from 'vitest'
import { answerCalls, callsOver, given } from '../../src/engine/calls'

const open: MessagePort[] = []
afterEach(() => {
  for (const port of open.splice(0)) port.close()
})

function lineTo(api: object, lasting = false) {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  answerCalls(api, port2)
  return callsOver(port1, lasting)
}
type Hear = (step: number) => void

test('a function among the arguments is heard from, in order, before the answer', async () => {
  const call = lineTo({
    counting: {
      to: (most: number, hear: Hear) => {
        for (let i = 1; i <= most; i++) hear(i)
        return 'done'
      },
    },
  })
  const heard: number[] = []
  expect(await call(['counting', 'to'], [3, (step: number) => heard.push(step)])).toBe('done')
  expect(heard).toEqual([1, 2, 3])
})

test('after the answer only a lasting line is heard from', async () => {
  for (const lasting of [false, true]) {
    let say: Hear = () => {}
    const call = lineTo({ begin: (hear: Hear) => void (say = hear), ask: () => 1 }, lasting)
    const heard: number[] = []
    await call(['begin'], [(step: number) => heard.push(step)])
    say(7)
    await call(['ask'], [])
    expect(heard).toEqual(lasting ? [7] : [])
  }
})

test('a method has its object; an error comes with its name; bytes are handed over', async () => {
  class Box {
    readonly inside = 5
    look(bytes: Uint8Array): number {
      if (bytes.length === 0) throw new RangeError('empty')
      return this.inside + bytes.length
    }
  }
  const call = lineTo(new Box())
  const bytes = new Uint8Array(3)
  expect(await call(['look'], [given(bytes)])).toBe(8)
  expect(bytes.length).toBe(0)
  await expect(call(['look'], [new Uint8Array(0)])).rejects.toMatchObject({
    name: 'RangeError',
    message: 'empty',
  })
})
