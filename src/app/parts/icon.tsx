// The one icon set, picture by picture, as constants of ours: only what is named here is built in.

import archive from 'lucide-static/icons/archive.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import boxes from 'lucide-static/icons/boxes.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circle from 'lucide-static/icons/circle.svg?raw'
import circleDashed from 'lucide-static/icons/circle-dashed.svg?raw'
import circleDot from 'lucide-static/icons/circle-dot.svg?raw'
import circleQuestionMark from 'lucide-static/icons/circle-question-mark.svg?raw'
import circleStop from 'lucide-static/icons/circle-stop.svg?raw'
import compass from 'lucide-static/icons/compass.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import dices from 'lucide-static/icons/dices.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw'
import equal from 'lucide-static/icons/equal.svg?raw'
import equalNot from 'lucide-static/icons/equal-not.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import fileCode from 'lucide-static/icons/file-code.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import flag from 'lucide-static/icons/flag.svg?raw'
import folderOpen from 'lucide-static/icons/folder-open.svg?raw'
import footprints from 'lucide-static/icons/footprints.svg?raw'
import gauge from 'lucide-static/icons/gauge.svg?raw'
import graduationCap from 'lucide-static/icons/graduation-cap.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import hourglass from 'lucide-static/icons/hourglass.svg?raw'
import imageDown from 'lucide-static/icons/image-down.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw'
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import listTree from 'lucide-static/icons/list-tree.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import maximize2 from 'lucide-static/icons/maximize-2.svg?raw'
import minimize2 from 'lucide-static/icons/minimize-2.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import monitor from 'lucide-static/icons/monitor.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import panelLeft from 'lucide-static/icons/panel-left.svg?raw'
import panelRight from 'lucide-static/icons/panel-right.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import pencilLine from 'lucide-static/icons/pencil-line.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import route from 'lucide-static/icons/route.svg?raw'
import rows3 from 'lucide-static/icons/rows-3.svg?raw'
import scale from 'lucide-static/icons/scale.svg?raw'
import scan from 'lucide-static/icons/scan.svg?raw'
import scissors from 'lucide-static/icons/scissors.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import share2 from 'lucide-static/icons/share-2.svg?raw'
import shield from 'lucide-static/icons/shield.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import skipBack from 'lucide-static/icons/skip-back.svg?raw'
import skipForward from 'lucide-static/icons/skip-forward.svg?raw'
import square from 'lucide-static/icons/square.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'
import stepBack from 'lucide-static/icons/step-back.svg?raw'
import stepForward from 'lucide-static/icons/step-forward.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import table2 from 'lucide-static/icons/table-2.svg?raw'
import target from 'lucide-static/icons/target.svg?raw'
import textQuote from 'lucide-static/icons/text-quote.svg?raw'
import trash2 from 'lucide-static/icons/trash-2.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import undo2 from 'lucide-static/icons/undo-2.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import waypoints from 'lucide-static/icons/waypoints.svg?raw'
import workflow from 'lucide-static/icons/workflow.svg?raw'
import wifiOff from 'lucide-static/icons/wifi-off.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import zoomIn from 'lucide-static/icons/zoom-in.svg?raw'
import zoomOut from 'lucide-static/icons/zoom-out.svg?raw'
import './icon.css'

/** What is between `<svg …>` and `</svg>`. */
const inner = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))

const pictures = {
  archive: inner(archive),
  'arrow-right': inner(arrowRight),
  boxes: inner(boxes),
  check: inner(check),
  'chevron-down': inner(chevronDown),
  'chevron-left': inner(chevronLeft),
  'chevron-right': inner(chevronRight),
  circle: inner(circle),
  'circle-dashed': inner(circleDashed),
  'circle-dot': inner(circleDot),
  'circle-question-mark': inner(circleQuestionMark),
  'circle-stop': inner(circleStop),
  compass: inner(compass),
  copy: inner(copy),
  dices: inner(dices),
  download: inner(download),
  ellipsis: inner(ellipsis),
  equal: inner(equal),
  'equal-not': inner(equalNot),
  eye: inner(eye),
  'eye-off': inner(eyeOff),
  'file-code': inner(fileCode),
  'file-text': inner(fileText),
  flag: inner(flag),
  'folder-open': inner(folderOpen),
  footprints: inner(footprints),
  gauge: inner(gauge),
  'graduation-cap': inner(graduationCap),
  history: inner(history),
  hourglass: inner(hourglass),
  'image-down': inner(imageDown),
  info: inner(info),
  'key-round': inner(keyRound),
  'layout-grid': inner(layoutGrid),
  lightbulb: inner(lightbulb),
  link: inner(link),
  list: inner(list),
  'list-tree': inner(listTree),
  lock: inner(lock),
  'maximize-2': inner(maximize2),
  'minimize-2': inner(minimize2),
  minus: inner(minus),
  monitor: inner(monitor),
  moon: inner(moon),
  'panel-left': inner(panelLeft),
  'panel-right': inner(panelRight),
  pause: inner(pause),
  'pencil-line': inner(pencilLine),
  play: inner(play),
  plus: inner(plus),
  'refresh-cw': inner(refreshCw),
  'rotate-ccw': inner(rotateCcw),
  route: inner(route),
  'rows-3': inner(rows3),
  scale: inner(scale),
  scan: inner(scan),
  scissors: inner(scissors),
  search: inner(search),
  'share-2': inner(share2),
  shield: inner(shield),
  'shield-check': inner(shieldCheck),
  'skip-back': inner(skipBack),
  'skip-forward': inner(skipForward),
  square: inner(square),
  star: inner(star),
  'step-back': inner(stepBack),
  'step-forward': inner(stepForward),
  sun: inner(sun),
  'table-2': inner(table2),
  target: inner(target),
  'text-quote': inner(textQuote),
  'trash-2': inner(trash2),
  'triangle-alert': inner(triangleAlert),
  'undo-2': inner(undo2),
  upload: inner(upload),
  waypoints: inner(waypoints),
  'wifi-off': inner(wifiOff),
  workflow: inner(workflow),
  x: inner(x),
  'zoom-in': inner(zoomIn),
  'zoom-out': inner(zoomOut),
}
export type IconName = keyof typeof pictures

interface IconLook {
  readonly size?: number | undefined
  readonly class?: string | undefined
}

/** A picture beside a word; it says nothing to screen readers. */
export const Icon = (props: IconLook & { name: IconName }) => (
  <IconPicture picture={pictures[props.name]} size={props.size} class={props.class} />
)

/** An icon by its picture, which is a constant from the icon set and never text of a visitor. */
export function IconPicture(props: IconLook & { picture: string }) {
  return (
    <svg
      class={`icon ${props.class ?? ''}`}
      width={props.size ?? 16}
      height={props.size ?? 16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.85"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      innerHTML={props.picture}
    />
  )
}
