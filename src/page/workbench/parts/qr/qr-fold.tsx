// A button that shows a link as a QR code below it; the code is loaded when it is first asked for.

import { createSignal, Show, Suspense } from 'solid-js'
import { lazy } from '../lazy'
import { Icon } from '#page/ui/icon'
import './qr-fold.css'

const Qr = lazy(async () => ({ default: (await import('./qr')).Qr }))

export function QrFold(props: { text: string; label: string; disabled?: boolean }) {
  const [isShown, setShown] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={props.disabled}
        aria-expanded={isShown()}
        onClick={() => setShown(now => !now)}
      >
        <Icon name="qr-code" size={15} />
        {isShown() ? 'Hide the QR code' : 'QR code'}
      </button>
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
