// How the benchmark writes the name of an object: by the substring of the domain's name that it finds first.

import type { Configuration } from './config'

/**
 * The words for an object's name; undefined if the configuration has no code for it. Digits are filled in one by one,
 * as the original does, so that `p12` becomes `package_1`.
 */
export function encodedObject(
  domainName: string,
  { encoded_objects: codes = {} }: Pick<Configuration, 'encoded_objects'>,
  object: string,
): string | undefined {
  const has = (key: string): string | undefined => (Object.hasOwn(codes, key) ? codes[key] : undefined)
  switch (ruleOf(domainName, codes)) {
    case 'tokens':
      return object.replaceAll('o', 'object_')
    case 'table':
      return has(object)
    case 'digits': {
      const digits = object.match(/\d/g) ?? []
      let next = 0
      const code = has(object.charAt(0))
      // Braces without a digit left make the original stop.
      return code?.includes('{}') === true && digits.length < code.split('{}').length - 1
        ? undefined
        : code?.replaceAll('{}', () => digits[next++]!)
    }
    default:
      return object
  }
}

export type ObjectRule = 'tokens' | 'table' | 'digits' | 'names'

/** Names decide, in this order; for other domains the codes show what they are for. */
export function ruleOf(domainName: string, codes: Readonly<Record<string, string>> = {}): ObjectRule {
  if (domainName.includes('obfuscated')) return 'tokens'
  if (domainName.includes('blocksworld')) return 'table'
  if (domainName.includes('logistics')) return 'digits'
  if (domainName.includes('depots')) return 'names'
  const entries = Object.entries(codes)
  if (entries.length === 0) return 'names'
  if (entries.every(([, code]) => !code.includes('{}'))) return 'table'
  return entries.every(([key]) => key.length === 1) ? 'digits' : 'names'
}
