// Parts of families, by `parts.ts` of each folder; `loadParts` must load them before they are used.

import type { Family, FamilyLoaders, FamilyParts, PartName } from './family'
import { families } from './registry'

const loaders = import.meta.glob<FamilyLoaders>('./*/parts.ts', { eager: true, import: 'parts' })
const loaded = new Map<string, unknown>()

const loaderOf = <Name extends PartName>({ id }: Pick<Family, 'id'>, name: Name): FamilyLoaders[Name] =>
  loaders[`./${id}/parts.ts`]?.[name]

/** Loads these parts of all families that have them. Rejects if a script cannot be fetched; may be called again. */
export async function loadParts(...names: readonly PartName[]): Promise<readonly Family[]> {
  await Promise.all(names.flatMap(name => families.map(family => loadPart(family, name))))
  return families
}

async function loadPart(family: Family, name: PartName): Promise<void> {
  const load: (() => Promise<unknown>) | undefined = loaderOf(family, name)
  const key = `${family.id} ${name}`
  if (load === undefined || loaded.has(key)) return
  const part = await load()
  // An empty or truncated file is also a valid script.
  if (part === undefined) throw new Error('a script has nothing in it')
  loaded.set(key, part)
}

/** A loaded part; undefined if the family has none. Throws if it is not loaded, which is a bug. */
export function partOf<Name extends PartName>(family: Pick<Family, 'id'>, name: Name): FamilyParts[Name] | undefined {
  if (loaderOf(family, name) === undefined) return undefined
  const part = loaded.get(`${family.id} ${name}`)
  if (part === undefined) throw new Error(`The part ${name} of ${family.id} is used before it is loaded.`)
  return part as FamilyParts[Name]
}

/** The families that have a part, loaded or not. */
export const familiesWith = (name: PartName): readonly Family[] =>
  families.filter(family => loaderOf(family, name) !== undefined)

/** The loaded part of the first family that has one. Throws if there is none, which is a bug. */
export function firstPart<Name extends PartName>(name: Name): FamilyParts[Name] {
  const [first] = familiesWith(name)
  if (first === undefined) throw new Error(`No family has ${name}.`)
  return partOf(first, name)!
}
