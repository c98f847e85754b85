// Paper sizes, and the positions on paper. Lengths in mm unless a name states otherwise.

export const papers = {
  a4: { title: 'A4', css: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', css: 'letter', width: 215.9, height: 279.4 },
} as const

export type PaperName = keyof typeof papers

/** Margins; the bottom margin contains the footer and its QR code. */
export const MARGIN = { side: 20, top: 19, bottom: 30 } as const

const PX = 96 / 25.4
/** Converts mm to CSS pixels. */
export const px = (mm: number): number => mm * PX

export const textWidth = (paper: PaperName): number => papers[paper].width - 2 * MARGIN.side

/** Slack in mm: line heights of printers' typefaces differ from the screen's by fractions of a pixel. */
const SLACK = 1.5

export const textHeight = (paper: PaperName): number => papers[paper].height - MARGIN.top - MARGIN.bottom - SLACK

/** Scale of pictures relative to the screen, at which labels have 7.5 pt. */
const SCALE = 0.72
/** Minimum width of text next to a picture. */
const MIN_TEXT = 78

/** The size on paper of a picture with this size in pixels. */
export function pictureSize(
  { width, height }: { readonly width: number; readonly height: number },
  paper: PaperName,
): { readonly width: number; readonly height: number } {
  const [most, highest] = [textWidth(paper) - 11, textHeight(paper) - 10]
  const scale = Math.min(SCALE, most / (width / PX), highest / (height / PX))
  return { width: (width / PX) * scale, height: (height / PX) * scale }
}

/** True if there is room for text next to a picture of this width. */
export const fitsNextToText = (width: number, paper: PaperName): boolean => textWidth(paper) - 11 - width >= MIN_TEXT
