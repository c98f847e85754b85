import type { FamilyLoaders } from '../family'

export const parts: FamilyLoaders = {
  conformance: async () => (await import('./scoring/conformance')).conformanceOf,
  making: async () => (await import('./make/making')).making,
  comparison: async () => (await import('./official/comparison')).comparison,
}
