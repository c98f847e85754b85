// The camera of this device, frame by frame.

import type { Frame } from '#engine/api/polls'

/** Length in pixels of the longer side of an analysed frame. */
const LONG = 1280

export interface OpenCamera {
  readonly stream: MediaStream
  readonly stop: () => void
}

/** A camera, or a sentence that explains why there is none. `id`: the chosen camera; '' for any. */
export async function openCamera(id: string): Promise<OpenCamera | string> {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (devices?.getUserMedia === undefined)
    return isSecureContext
      ? 'This browser does not let pages use a camera.'
      : 'The browser allows the camera only on secure addresses. Open this page with https, or as localhost on this machine.'
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: {
        width: { ideal: LONG },
        height: { ideal: 720 },
        ...(id === '' ? { facingMode: 'environment' } : { deviceId: { exact: id } }),
      },
    })
    return {
      stream,
      stop() {
        for (const track of stream.getTracks()) track.stop()
      },
    }
  } catch (error) {
    return whyNot(error instanceof DOMException ? error.name : '')
  }
}

function whyNot(name: string): string {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The browser does not allow the camera. Allow the camera in the browser’s settings for this page, then start again.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera was found. Connect one, then start again.'
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera does not answer. Another program may be using it: close that, then start again.'
    default:
      return 'The camera could not be started.'
  }
}

/** The available cameras; without names until access is granted. */
export async function cameras(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, i) => ({ id: deviceId, name: label || `Camera ${i + 1}` }))
}

/** Takes frames from a video; null while it shows none. */
export function pictureTaker(video: HTMLVideoElement): () => Frame | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return () => {
    const { videoWidth, videoHeight } = video
    if (context === null || videoWidth === 0) return null
    const scale = Math.min(1, LONG / Math.max(videoWidth, videoHeight))
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    context.drawImage(video, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    return { data, width, height }
  }
}
