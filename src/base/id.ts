// Branded numbers: the compiler keeps a fact's number and an action's number apart.

declare const brand: unique symbol

/** A number that identifies one `Name`; two brands do not mix. Cast once, where the number is created or read. */
export type Id<Name extends string> = number & { readonly [brand]: Name }
