// Numbers with a brand: a fact's number is not an action's, and the compiler knows.

declare const brand: unique symbol

/** A number that names one `Name`; two brands do not mix. Cast once, where the number is made or read. */
export type Id<Name extends string> = number & { readonly [brand]: Name }
