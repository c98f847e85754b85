import type { FamilyLoaders } from '../family'

export const parts: FamilyLoaders = {
  conformance: async () => (await import('./conformance-any')).anyConformance,
}
