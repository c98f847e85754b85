// The picture for a domain that is a shipped one with other names, or without types: drawn by the shipped scene with
// the shipped names, and without its words.

import type { Scene, SceneView, Shape } from '#language/domain-kit'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import { withoutTypes } from '#planning/pddl/without-types'
import { type DomainFolder, modelOf, shippedDomains } from './domains'
import { countsOf } from './generic-scene'
import { type DomainForm, formOf, predicatesRenamed } from './renamed'

/** Maps the names that a shipped scene uses to those of a domain. */
export interface PictureLink {
  readonly draw: (view: SceneView) => Scene
  /** Predicates of the shipped domain → predicates of this domain. */
  readonly predicates: ReadonlyMap<string, string>
  /** The objects of a type of the shipped domain. */
  readonly objects: (view: SceneView, type: string) => readonly string[]
  /** Words that the picture must not show; null if the names are those of the shipped domain. */
  readonly plainWords: ReadonlySet<string> | null
}

/** A shipped domain text, without types. */
interface Candidate {
  readonly folder: DomainFolder
  readonly form: DomainForm
  /** Types of the folder's domain → the predicates that replace them in this text. */
  readonly sorts: ReadonlyMap<string, string>
}

const links = new WeakMap<Domain, { readonly link: PictureLink | undefined }>()

/** Undefined if the domain equals no shipped one up to names and types. */
export function pictureLink(domain: Domain): PictureLink | undefined {
  const known = links.get(domain)
  if (known !== undefined) return known.link
  const link = linkOf(domain)
  links.set(domain, { link })
  return link
}

function linkOf(domain: Domain): PictureLink | undefined {
  const form = formOf(domain)
  if (form.actions.length === 0) return undefined
  for (const candidate of candidates()) {
    const predicates = predicatesRenamed(candidate.form, form)
    if (predicates !== undefined) return linkTo(candidate, domain, predicates)
  }
  return undefined
}

let listed: { readonly of: readonly DomainFolder[]; readonly list: readonly Candidate[] } | undefined

function candidates(): readonly Candidate[] {
  const folders = shippedDomains()
  if (listed?.of === folders) return listed.list
  const list = folders.flatMap(folder => {
    if (folder.scene === undefined) return []
    const own = modelOf(folder)
    const texts = Object.values(folder.variants)
    return [own, ...texts.map(text => parseDomain(text).domain)].map(
      (domain): Candidate => ({
        folder,
        form: formOf(domain),
        sorts: withoutTypes(domain).predicates,
      }),
    )
  })
  listed = { of: folders, list }
  return list
}

function linkTo({ folder, sorts }: Candidate, domain: Domain, predicates: ReadonlyMap<string, string>): PictureLink {
  const own = modelOf(folder)
  const typeOf = new Map([...withoutTypes(domain).predicates].map(([type, predicate]) => [predicate, type]))
  const objectsOf = (view: SceneView, type: string): readonly string[] | undefined => {
    const sort = sorts.get(type)
    const predicate = sort === undefined ? undefined : predicates.get(sort)
    if (predicate === undefined) return undefined
    const ownType = typeOf.get(predicate)
    return ownType !== undefined
      ? view.objects(ownType)
      : view.objects('object').filter(name => view.holds(predicate, name))
  }
  // The remaining objects: a subtype that no action requires has all objects of its supertype that no other subtype
  // has.
  const left = (view: SceneView, type: string): readonly string[] => {
    const ups = own.types.find(({ name }) => name === type)?.parents.map(up => up.name) ?? []
    const all = ups.flatMap(up => objectsOf(view, up) ?? [])
    const others = own.types.flatMap(({ name, parents }) =>
      name !== type && parents.some(up => ups.includes(up.name)) ? (objectsOf(view, name) ?? []) : [],
    )
    return all.filter(name => !others.includes(name))
  }
  const names = [...own.predicates, ...own.types, ...own.actions].map(({ name }) => name)
  return {
    draw: folder.scene!,
    predicates,
    objects: (view, type) => (type === 'object' ? view.objects(type) : (objectsOf(view, type) ?? left(view, type))),
    plainWords: domain.name === folder.pddlName ? null : new Set(names.flatMap(name => name.split(/[-_]/))),
  }
}

/** Draws a state by the link's scene; `holding` is the number of fluent facts that hold. */
export function drawLinked(link: PictureLink, view: SceneView, holding: number): Scene {
  const predicate = (name: string): string => link.predicates.get(name) ?? ''
  const scene = link.draw({
    objects: type => link.objects(view, type),
    holds: (name, ...objects) => view.holds(predicate(name), ...objects),
    all: name => view.all(predicate(name)),
    goal: name => view.goal(predicate(name)),
  })
  const { plainWords } = link
  if (plainWords === null) return scene
  return {
    ...scene,
    shapes: scene.shapes.map(shape => inOwnWords(shape, link.predicates, plainWords)),
    caption: countsOf(view, holding),
  }
}

/** A shape with the domain's own facts, and without texts in the words of the shipped domain. */
function inOwnWords(
  { title, ...shape }: Shape,
  predicates: ReadonlyMap<string, string>,
  plainWords: ReadonlySet<string>,
): Shape {
  const facts = shape.facts?.map(fact => {
    const [name = '', ...objects] = fact.replace(/[()]/g, '').split(' ')
    return `(${[predicates.get(name) ?? name, ...objects].join(' ')})`
  })
  const about = [...(shape.object === undefined ? [] : [shape.object]), ...(facts ?? [])]
  return {
    ...shape,
    ...(facts === undefined ? {} : { facts }),
    ...(title === undefined || about.length === 0 ? {} : { title: about.join(', ') }),
    ...(shape.kind === 'text' ? { text: ownText(shape.text, plainWords, shape.object) } : {}),
  } as Shape
}

const ownText = (text: string, plainWords: ReadonlySet<string>, object: string | undefined): string =>
  text
    .split(' ')
    .filter(word => word === object || !plainWords.has(word.toLowerCase()))
    .join(' ')
