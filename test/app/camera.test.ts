// A camera that cannot be had explains why, and what helps.

import { afterEach, expect, test, vi } from 'vitest'
import { cameras, openCamera } from '#page/class/poll/camera/camera-frames'

afterEach(() => vi.unstubAllGlobals())

const refusing = (name: string): object => ({
  mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
})

test.each([
  ['NotAllowedError', /does not allow the camera. Allow the camera in the browser’s settings/],
  ['SecurityError', /does not allow the camera/],
  ['NotFoundError', /No camera was found. Connect one/],
  ['OverconstrainedError', /No camera was found/],
  ['NotReadableError', /does not answer. Another program may be using it/],
  ['AbortError', /does not answer/],
  ['SomethingElse', /^The camera could not be started.$/],
])('a camera refused by %s', async (name, sentence) => {
  vi.stubGlobal('navigator', refusing(name))
  expect(await openCamera('')).toMatch(sentence)
})

test('a page on an insecure address shows which address to use', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('isSecureContext', false)
  expect(await openCamera('')).toMatch(/secure addresses. Open this page with https/)
})

test('a browser without cameras for pages reports it', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('isSecureContext', true)
  expect(await openCamera('')).toBe('This browser does not let pages use a camera.')
})

test('the chosen camera is asked for, and stopping ends all of its tracks', async () => {
  const asked: MediaStreamConstraints[] = []
  const stopped: string[] = []
  const getTracks = () => ['a', 'b'].map(each => ({ stop: () => stopped.push(each) }))
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints)
        return Promise.resolve({ getTracks })
      },
      enumerateDevices: () =>
        Promise.resolve([
          { kind: 'videoinput', deviceId: 'x', label: '' },
          { kind: 'audioinput', deviceId: 'y', label: 'Microphone' },
          { kind: 'videoinput', deviceId: 'z', label: 'Back' },
        ]),
    },
  })
  const camera = await openCamera('z')
  if (typeof camera === 'string') throw new Error(camera)
  camera.stop()
  expect(stopped).toEqual(['a', 'b'])
  expect(asked).toMatchObject([{ audio: false, video: { deviceId: { exact: 'z' } } }])
  expect(await cameras()).toEqual([
    { id: 'x', name: 'Camera 1' },
    { id: 'z', name: 'Back' },
  ])
})
