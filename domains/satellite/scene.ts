// Satellites with their instruments on the left, directions with the images taken of them on the right; a line shows
// where each satellite points.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const WIDTH = 460
const ROW = 46
const CHIP = { width: 30, height: 20 }

export function scene(view: SceneView): Scene {
  const satellites = view.objects('satellite')
  const directions = view.objects('direction')
  const modes = view.objects('mode')
  const goals = view.goal('have_image')
  const bands = satellites.map(satellite => {
    const own = view
      .all('on_board')
      .filter(([, on]) => on === satellite)
      .map(([instrument]) => instrument!)
    return { satellite, own, height: 40 + Math.ceil(Math.max(1, own.length) / 3) * 26 }
  })
  const leftHeight = bands.reduce((sum, { height }) => sum + height + 10, 12)
  const height = Math.max(leftHeight, directions.length * ROW + 16) + 8
  const shapes: Shape[] = []
  const rightX = 270
  const spotOf = (direction: string): number =>
    14 + directions.indexOf(direction) * ((height - 20) / Math.max(1, directions.length)) + 16

  let y = 12
  for (const { satellite, own, height: tall } of bands) {
    const powered = view.holds('power_avail', satellite)
    const pointed = view
      .all('pointing')
      .filter(([who]) => who === satellite)
      .map(([, where]) => where!)
    for (const direction of pointed)
      shapes.push({
        key: `points ${satellite}`,
        kind: 'line',
        x: 152,
        y: y + tall / 2,
        toX: rightX - 6,
        toY: spotOf(direction),
        stroke: 'hue1',
        strokeWidth: 2,
        arrow: true,
        facts: [`(pointing ${satellite} ${direction})`],
        title: `${satellite} points at ${direction}`,
      })
    shapes.push(
      {
        key: `satellite ${satellite}`,
        kind: 'rect',
        x: 12,
        y,
        width: 140,
        height: tall,
        radius: 6,
        fill: 'card',
        stroke: 'ink',
        strokeWidth: 1.5,
        object: satellite,
        facts: [`(power_avail ${satellite})`],
        title: `${satellite}, ${powered ? 'no instrument on' : 'its power is in use'}`,
      },
      {
        key: `name ${satellite}`,
        kind: 'text',
        x: 22,
        y: y + 21,
        text: short(satellite),
        size: 13,
        bold: true,
        fill: 'ink',
        object: satellite,
      },
      {
        key: `power ${satellite}`,
        kind: 'circle',
        x: 136,
        y: y + 16,
        radius: 6,
        fill: powered ? 'paper' : 'hue2',
        stroke: 'ink',
        strokeWidth: 1.5,
        facts: [`(power_avail ${satellite})`],
        title: powered ? 'power is free' : 'power is in use',
      },
    )
    own.forEach((instrument, k) => {
      const on = view.holds('power_on', instrument)
      const ready = view.holds('calibrated', instrument)
      const x = 22 + (k % 3) * 42
      const top = y + 32 + Math.floor(k / 3) * 26
      shapes.push(
        {
          key: `instrument ${instrument}`,
          kind: 'rect',
          x,
          y: top,
          width: 36,
          height: CHIP.height,
          radius: 6,
          fill: on ? 'soft2' : 'paper',
          stroke: ready ? 'hue3' : 'line',
          strokeWidth: ready ? 3 : 1.5,
          object: instrument,
          facts: [`(power_on ${instrument})`, `(calibrated ${instrument})`],
          title: `${instrument}: ${on ? 'on' : 'off'}, ${ready ? 'calibrated' : 'not calibrated'}`,
        },
        {
          key: `label ${instrument}`,
          kind: 'text',
          x: x + 18,
          y: top + 14.5,
          text: instrument.replace(/^instrument/, 'i'),
          size: 12,
          anchor: 'middle',
          fill: 'ink',
          object: instrument,
        },
      )
    })
    y += tall + 10
  }

  for (const direction of directions) {
    const at = spotOf(direction)
    shapes.push(
      {
        key: `direction ${direction}`,
        kind: 'circle',
        x: rightX + 6,
        y: at,
        radius: 8,
        fill: 'soft5',
        stroke: 'ink',
        strokeWidth: 1.5,
        object: direction,
        title: direction,
      },
      {
        key: `name ${direction}`,
        kind: 'text',
        x: rightX + 20,
        y: at + 4.5,
        text: short(direction),
        size: 13,
        fill: 'ink',
        object: direction,
      },
    )
    let k = 0
    for (const mode of modes) {
      const taken = view.holds('have_image', direction, mode)
      const wanted = goals.some(([where, how]) => where === direction && how === mode)
      if (!taken && !wanted) continue
      const x = WIDTH - 40 - k * (CHIP.width + 6)
      shapes.push(
        {
          key: `image ${direction} ${mode}`,
          kind: 'rect',
          x,
          y: at - CHIP.height / 2,
          width: CHIP.width,
          height: CHIP.height,
          radius: 6,
          fill: taken ? (`soft${1 + (modes.indexOf(mode) % 8)}` as 'soft1') : 'paper',
          stroke: wanted ? 'goal' : 'line',
          strokeWidth: wanted ? 2.5 : 1.5,
          dashed: !taken,
          facts: [`(have_image ${direction} ${mode})`],
          title: `${taken ? 'image' : 'no image yet'} of ${direction} in mode ${mode}${wanted ? ', wanted' : ''}`,
        },
        {
          key: `mode ${direction} ${mode}`,
          kind: 'text',
          x: x + CHIP.width / 2,
          y: at + 4.5,
          text: initials(mode),
          size: 12,
          anchor: 'middle',
          fill: taken ? 'ink' : 'faint',
          object: mode,
        },
      )
      k++
    }
  }
  return {
    width: WIDTH,
    height,
    shapes,
    caption: `${counted(satellites.length, 'satellite')} and ${counted(directions.length, 'direction')}; ${goals.filter(([d, m]) => view.holds('have_image', d!, m!)).length} of ${goals.length} wanted images are taken.`,
  }
}

const short = (name: string): string => (name.length > 15 ? `${name.slice(0, 8)}…${name.slice(-5)}` : name)

/** `infrared2` as `in2`. */
const initials = (mode: string): string => mode.slice(0, 2) + (/\d+$/.exec(mode)?.[0] ?? '')
