// Sheets of paper and what stands where on them. Lengths in mm unless a name says otherwise.

export const papers = {
  a4: { title: 'A4', css: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', css: 'letter', width: 215.9, height: 279.4 },
} as const

export type PaperName = keyof typeof papers

/** Free on both sides, above and below the questions; below stand the footer and its QR code. */
export const MARGIN = { side: 20, top: 22, bottom: 31 } as const

const PX = 96 / 25.4
/** CSS pixels. */
export const px = (mm: number): number => mm * PX

export const textWidth = (paper: PaperName): number => papers[paper].width - 2 * MARGIN.side

/** A little is kept free: printers' typefaces differ from the screen's by fractions of a pixel a line. */
const SLACK = 1.5

export const textHeight = (paper: PaperName): number =>
  papers[paper].height - MARGIN.top - MARGIN.bottom - SLACK

/** Pictures: as wide as the text at most, and not so high that a page holds little else; no label gets below 8 pt. */
const HIGH = 110
const LEAST_SCALE = 0.8

/** Width and height on paper of a picture that has so many pixels. */
export function pictureSize(
  { width, height }: { readonly width: number; readonly height: number },
  paper: PaperName,
): { readonly width: number; readonly height: number } {
  const least = Math.max(LEAST_SCALE, HIGH / (height / PX))
  const scale = Math.min(
    ...[1, least, (textWidth(paper) - 11) / (width / PX), (textHeight(paper) - 10) / (height / PX)],
  )
  return { width: (width / PX) * scale, height: (height / PX) * scale }
}
