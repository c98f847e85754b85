// The pictures of the icons named in the code loaded so far; the build adds each where it is named.

/** The content of `<svg>`, by icon name. */
export const pictures: Record<string, string> = {}
