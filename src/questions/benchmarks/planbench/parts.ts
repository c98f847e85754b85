import type { FamilyLoaders } from '../family'

export const parts: FamilyLoaders = {
  conformance: async () => (await import('./conformance')).conformanceOf,
  making: async () => ({ make: (await import('./make/make')).makePlanBench, domains: [] }),
  configurations: async () => (await import('./configurations')).configurations,
  officialLines: async () => (await import('./official-rules')).officialLines,
  obfuscation: async () => (await import('./obfuscate/obfuscate')).obfuscation,
}
