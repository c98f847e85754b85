// The pictures of the icons that the code loaded so far names; the build adds each where it is named.

/** What is between `<svg …>` and `</svg>`. */
export const pictures: Record<string, string> = {}
