// Whether the browser is drawing pages for paper.

import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** True from before the browser draws pages for paper until it has drawn them. */
export function createIsPrinting(): Accessor<boolean> {
  const [isPrinting, setPrinting] = createSignal(false)
  const begin = (): void => void setPrinting(true)
  const end = (): void => void setPrinting(false)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  onCleanup(() => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  })
  return isPrinting
}
