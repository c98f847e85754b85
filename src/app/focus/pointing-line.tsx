// The line that tells what is pointed at, once the visitor can point.

import { lazy, Suspense } from 'solid-js'

const PointedAt = lazy(async () => ({ default: (await import('./pointed-at')).PointedAt }))

export function PointingLine() {
  return (
    <Suspense>
      <PointedAt />
    </Suspense>
  )
}
