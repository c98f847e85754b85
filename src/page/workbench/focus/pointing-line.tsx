// The line that describes what is pointed at, loaded once the visitor can point.

import { Suspense } from 'solid-js'
import { lazy, Nothing } from '../parts/lazy'

const PointedAt = lazy(async () => ({ default: (await import('./pointed-at')).PointedAt }), Nothing)

export function PointingLine() {
  return (
    <Suspense>
      <PointedAt />
    </Suspense>
  )
}
