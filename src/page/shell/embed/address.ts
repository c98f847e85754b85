// How an embedded part is described by the address: `#embed?domain=ferry&problem=p01&show=graph`.

const EMBED = /^embed(?:[?&]|$)/

/** What follows `embed?` in the part of an address after `#`; undefined if it is none of an embedded part. */
export const embeddedIn = (address: string): string | undefined =>
  EMBED.test(address) ? address.slice('embed?'.length) : undefined
