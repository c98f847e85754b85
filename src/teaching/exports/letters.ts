// How options and variants are called.

/** `A`, `B`, …; of very many `Z27`. */
export const letterOf = (place: number): string => (place < 26 ? String.fromCharCode(65 + place) : `Z${place + 1}`)
