// Satellites with random instruments, modes and targets; images are wanted only in modes that some instrument has, and
// every instrument has a calibration target, so every wanted image can be taken.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

const MODES = ['image', 'infrared', 'spectrograph', 'thermograph', 'ultraviolet', 'radar']

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const satellites = numbered(size.satellites!, 'satellite')
  const modes = rng
    .shuffled(MODES)
    .slice(0, size.modes!)
    .sort()
    .map((mode, i) => `${mode}${i}`)
  const targets = Array.from({ length: size.targets! }, (_, i) => `${rng.pick(['groundstation', 'star'])}${i}`)
  const sights = Array.from(
    { length: size.sights! },
    (_, i) => `${rng.pick(['planet', 'phenomenon', 'star'])}${size.targets! + i}`,
  )
  const directions = [...targets, ...sights]
  const instruments: string[] = []
  const statics: GroundAtom[] = []
  const supported = new Set<string>()
  for (const satellite of satellites) {
    const count = 1 + rng.below(size.instruments!)
    for (let k = 0; k < count; k++) {
      const instrument = `instrument${instruments.length}`
      instruments.push(instrument)
      statics.push(['on_board', instrument, satellite], ['calibration_target', instrument, rng.pick(targets)])
      for (const mode of rng.shuffled(modes).slice(0, 1 + rng.below(modes.length))) {
        statics.push(['supports', instrument, mode])
        supported.add(mode)
      }
    }
  }
  const usable = modes.filter(mode => supported.has(mode))
  const wanted = sights.map(sight => ['have_image', sight, rng.pick(usable)])
  const turned =
    rng.below(3) === 0 ? satellites.slice(0, 1).map(satellite => ['pointing', satellite, rng.pick(directions)]) : []
  return {
    name: `satellite-${satellites.length}-${modes.length}-${directions.length}`,
    objects: { satellite: satellites, instrument: instruments, mode: modes, direction: directions },
    init: [
      ...statics,
      ...satellites.map(satellite => ['pointing', satellite, rng.pick(directions)]),
      ...satellites.map(satellite => ['power_avail', satellite]),
    ],
    goal: [...turned, ...wanted],
  }
}

const numbered = (count: number, stem: string): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)
