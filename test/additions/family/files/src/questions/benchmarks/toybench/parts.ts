import type { FamilyLoaders } from '../family'

export const parts: FamilyLoaders = {
  conformance: async () => (await import('./conformance')).conformance,
  making: async () => (await import('./making')).making,
}
