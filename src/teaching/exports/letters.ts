// Letters of options and variants.

/** `A`, `B`, …; after `Z`, a letter with a number such as `Z27`. */
export const letterOf = (place: number): string => (place < 26 ? String.fromCharCode(65 + place) : `Z${place + 1}`)
