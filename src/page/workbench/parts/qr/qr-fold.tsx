// A button that shows the QR code of a link below it; the code is loaded on first use.

import { createSignal, Show, Suspense } from 'solid-js'
import { Button } from '#page/ui/button'
import { lazy } from '../lazy'
import './qr-fold.css'

const Qr = lazy(async () => ({ default: (await import('./qr')).Qr }))

export function QrFold(props: { text: string; label: string; disabled?: boolean }) {
  const [isShown, setShown] = createSignal(false)
  return (
    <>
      <Button icon="qr-code" disabled={props.disabled} aria-expanded={isShown()} onClick={() => setShown(now => !now)}>
        {isShown() ? 'Hide the QR code' : 'QR code'}
      </Button>
      <Show when={isShown() && !props.disabled}>
        <div class="qr-fold">
          <Suspense fallback={<div aria-busy="true" />}>
            <Qr text={props.text} label={props.label} />
          </Suspense>
        </div>
      </Show>
    </>
  )
}
