// The benchmark's words for an object's name: chosen by the first substring of the domain's name that it recognizes.

import type { Configuration } from './config'

/**
 * The words for an object's name; undefined if the configuration has no code for it. Digits are inserted one by one, as
 * in the original, so that `p12` becomes `package_1`.
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
      // The original fails if braces remain without a digit.
      return code?.includes('{}') === true && digits.length < code.split('{}').length - 1
        ? undefined
        : code?.replaceAll('{}', () => digits[next++]!)
    }
    default:
      return object
  }
}

export type ObjectRule = 'tokens' | 'table' | 'digits' | 'names'

/** The domain's name decides, in this order; for other domains the codes show the rule. */
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
