// What of families only some programs need, by `parts.ts` of each folder: loaded before it is used, by `loadParts`.

import type { Family, FamilyLoaders, FamilyParts, PartName } from './family'
import { families } from './registry'

const loaders = import.meta.glob<FamilyLoaders>('./*/parts.ts', { eager: true, import: 'parts' })
const loaded = new Map<string, unknown>()

const loaderOf = <Name extends PartName>({ id }: Pick<Family, 'id'>, name: Name): FamilyLoaders[Name] =>
  loaders[`./${id}/parts.ts`]?.[name]

/** Loads these parts of all families that have them. Rejects where a script cannot be fetched; may be called again. */
export async function loadParts(...names: readonly PartName[]): Promise<readonly Family[]> {
  await Promise.all(names.flatMap(name => families.map(family => loadPart(family, name))))
  return families
}

async function loadPart(family: Family, name: PartName): Promise<void> {
  const load: (() => Promise<unknown>) | undefined = loaderOf(family, name)
  const key = `${family.id} ${name}`
  if (load === undefined || loaded.has(key)) return
  const part = await load()
  // An empty or cut file is a script, too.
  if (part === undefined) throw new Error('a script has nothing in it')
  loaded.set(key, part)
}

/** A part that is loaded; undefined if the family has none; throws, as a bug of ours, where it is not loaded. */
export function partOf<Name extends PartName>(family: Pick<Family, 'id'>, name: Name): FamilyParts[Name] | undefined {
  if (loaderOf(family, name) === undefined) return undefined
  const part = loaded.get(`${family.id} ${name}`)
  if (part === undefined) throw new Error(`The part ${name} of ${family.id} is used before it is loaded.`)
  return part as FamilyParts[Name]
}

/** The families that have a part, which need not be loaded. */
export const familiesWith = (name: PartName): readonly Family[] =>
  families.filter(family => loaderOf(family, name) !== undefined)

/** The loaded part of the first family that has one; throws, as a bug of ours, where there is none. */
export function firstPart<Name extends PartName>(name: Name): FamilyParts[Name] {
  const [first] = familiesWith(name)
  if (first === undefined) throw new Error(`No family has ${name}.`)
  return partOf(first, name)!
}
