// Validators for parsed plain data, for the page before its first paint, where a schema library would be one twentieth
// of all that is loaded. Code loaded later uses schemas (valibot).

/** True if a value of any origin has the shape. Additional properties are allowed. */
export type Shape = (value: unknown) => boolean

export const text: Shape = value => typeof value === 'string'
export const flag: Shape = value => typeof value === 'boolean'
export const number: Shape = value => typeof value === 'number' && !Number.isNaN(value)

/** One of these values. */
export const among =
  (...values: readonly unknown[]): Shape =>
  value =>
    values.includes(value)

/** One of these shapes. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  value =>
    shapes.some(shape => shape(value))

export const optional = (shape: Shape): Shape => either(among(undefined), shape)
export const nullable = (shape: Shape): Shape => either(among(null), shape)
export const nullish = (shape: Shape): Shape => either(among(null, undefined), shape)

export const list =
  (shape: Shape): Shape =>
  value =>
    Array.isArray(value) && value.every(shape)

/** An object with these properties. */
export const record = (properties: Readonly<Record<string, Shape>>): Shape => {
  const all = Object.entries(properties)
  return value =>
    typeof value === 'object' &&
    value !== null &&
    all.every(([name, shape]) => shape((value as Record<string, unknown>)[name]))
}
