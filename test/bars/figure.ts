/** A figure with three digits that mean something. */
export const figure = (value: number): string =>
  Number.isFinite(value) ? Number(value.toPrecision(3)).toLocaleString('en') : '–'
