// Matches the address of an embedded view: `#embed?domain=ferry&problem=p01&show=graph`.

const EMBED = /^embed(?:[?&]|$)/

/** The parameters after `embed?` in an address (without `#`); undefined for any other address. */
export const embeddedIn = (address: string): string | undefined =>
  EMBED.test(address) ? address.slice('embed?'.length) : undefined
