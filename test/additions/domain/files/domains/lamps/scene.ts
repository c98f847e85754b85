import type { Scene, SceneView } from '#language/domain-kit'

export const scene = (view: SceneView): Scene => ({
  width: 100,
  height: 40,
  shapes: view.objects('lamp').map((lamp, i) => ({
    key: `lamp ${lamp}`,
    kind: 'circle' as const,
    x: 20 * i + 10,
    y: 20,
    radius: 8,
    fill: view.holds('lit', lamp) ? ('hue1' as const) : ('soft1' as const),
  })),
  caption: '',
})
