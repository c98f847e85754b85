// PDDL of the shipped domains, for modules that must not import the library: the library registers it when it is
// loaded.

export interface ShippedText {
  readonly id: string
  readonly domainText: string
  /** Other versions of the domain by name. */
  readonly variants: Readonly<Record<string, string>>
}

let texts: (() => readonly ShippedText[]) | undefined

/** Registers the shipped domains; called by the library. */
export function announceShipped(list: () => readonly ShippedText[]): void {
  texts = list
}

/**
 * The domain with this folder name; undefined if there is none. Throws if the library is not loaded, which is a bug.
 */
export function shippedText(id: string): ShippedText | undefined {
  if (texts === undefined) throw new Error('The library of domains is not loaded.')
  return texts().find(each => each.id === id)
}
