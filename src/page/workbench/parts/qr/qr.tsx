// A QR code of a text, dark on white in either theme, with its reading distance and buttons to show it full screen and
// to save it.

import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { fileName, saveBlob, saveText } from '#page/state/saving'
import { pathOf, type QrCode, qrCode, qrPng, qrSvg, reachOf } from '#page/ui/qr-code'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './qr.css'

/** Length in characters above which a file or a short address is recommended. */
const COMFORTABLE = 300

/** `label` names the target of the code, and the saved files. */
export function Qr(props: { text: string; label: string }) {
  const code = createMemo(() => qrCode(props.text))
  const [isLarge, setLarge] = createSignal(false)
  return (
    <Show
      when={code()}
      fallback={<p class="qr-note">{grouped(props.text.length)} characters are too many for a QR code. Use a file.</p>}
    >
      {code => (
        <figure class="qr">
          <Drawn code={code()} label={props.label} />
          <figcaption class="qr-note">
            Shown 1 m wide, the code can be read from about {reachOf(code())} m away.
            <Show when={props.text.length > COMFORTABLE}>
              {' '}
              With {grouped(props.text.length)} characters the code is dense: a short address or a file is safer.
            </Show>
          </figcaption>
          <Acts code={code()} label={props.label} enlarge={() => setLarge(true)} />
          <Show when={isLarge()}>
            <WholeScreen code={code()} label={props.label} close={() => setLarge(false)} />
          </Show>
        </figure>
      )}
    </Show>
  )
}

const Drawn = (props: { code: QrCode; label: string }) => (
  <svg
    class="qr-code"
    viewBox={`0 0 ${props.code.size} ${props.code.size}`}
    role="img"
    aria-label={props.label}
    shape-rendering="crispEdges"
  >
    <rect class="qr-light" width={props.code.size} height={props.code.size} />
    <path class="qr-dark" d={pathOf(props.code.rows)} />
  </svg>
)

function Acts(props: { code: QrCode; label: string; enlarge: () => void }) {
  const savePng = async (): Promise<void> => {
    const png = await qrPng(props.code)
    if (png !== null) saveBlob(png, `${fileName(props.label)}.png`)
  }
  const saveSvg = (): void => saveText(qrSvg(props.code, props.label), `${fileName(props.label)}.svg`, 'image/svg+xml')
  return (
    <div class="qr-actions">
      <Button small icon="maximize-2" onClick={() => props.enlarge()}>
        Full screen
      </Button>
      <Button small quiet icon="download" onClick={saveSvg}>
        Save as SVG
      </Button>
      <Button small quiet icon="download" onClick={() => inBackground(savePng())}>
        Save as PNG
      </Button>
    </div>
  )
}

/** For a projector: the code full screen; a click or Escape closes it. */
function WholeScreen(props: { code: QrCode; label: string; close: () => void }) {
  let dialog!: HTMLDialogElement
  let isOwn = false
  onMount(() => {
    dialog.showModal()
    if (document.fullscreenElement !== null) return
    // If the browser does not support full screen, the code fills the page instead.
    document.documentElement.requestFullscreen?.().then(
      () => (isOwn = true),
      () => {},
    )
  })
  onCleanup(() => {
    if (isOwn && document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {})
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, by the element itself
    <dialog
      ref={dialog}
      class="qr-screen"
      aria-label={props.label}
      onClose={() => props.close()}
      onClick={() => dialog.close()}
    >
      <Drawn code={props.code} label={props.label} />
      <button type="button" class="qr-close" aria-label="Close">
        <Icon name="x" />
      </button>
    </dialog>
  )
}
