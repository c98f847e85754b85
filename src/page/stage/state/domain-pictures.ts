// Pictures of the domains that ship, drawn by the build: drawing them here took half of the scripts' time of a visit.

import pictures from 'planground:pictures'
import '#page/draw/scene/scene-colours.css'
import '#page/draw/scene/scene.css'

/** By domain id, as SVG. */
export const domainPictures = pictures
