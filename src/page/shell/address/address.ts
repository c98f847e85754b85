// Converts between the current place and its address and title: `#q=bundled:ferry/p01/3&tab=graph` is the third
// question of a file, with a tab of the stage. Pure; `addressing.ts` applies the result.

import { type StageTab, stageTabNamed } from '#page/state/places/tabs'
import { classAddress, type ClassPlace, classPlaceAt } from '#page/state/places/class-place'
import { learnAddress, type LearnPlace, learnPlaceAt } from '#page/state/places/learn-place'
import { scoreAddress, type ScorePlace, scorePlaceAt } from '#page/state/places/score-place'
import { benchAddress, type BenchPlace, benchPlaceAt } from '#page/state/places/templates-place'
import { type WorkspaceId, workspaces } from '#page/state/places/workspaces'

/** A workspace with no further parts in its address. */
type PlainWorkspace = Exclude<WorkspaceId, 'explore' | 'score' | 'templates' | 'learn' | 'class'>

export type Address =
  | { readonly kind: 'home' | 'make' | 'more' }
  | {
      readonly kind: 'workspace'
      readonly workspace: PlainWorkspace
      /** True if the page compares two problems. */
      readonly compare?: true
    }
  /** The page on which a problem is read from English. */
  | { readonly kind: 'english'; readonly workspace: 'explore' | 'domain' }
  | { readonly kind: 'templates'; readonly at: BenchPlace }
  | { readonly kind: 'learn'; readonly at: LearnPlace }
  | { readonly kind: 'class'; readonly at: ClassPlace }
  | { readonly kind: 'score'; readonly at: ScorePlace }
  | {
      readonly kind: 'question'
      /** Id of the question's file. */
      readonly file: string
      /** Number of the question in its file, counted from 1. */
      readonly number: number
      /** The visible tab of the stage; null: the first tab, or on phones the question itself. */
      readonly tab: StageTab | null
    }

/** The address of a place, without `#`; '' for the first page. */
export function addressOf(place: Address): string {
  if (place.kind === 'workspace') return `${place.workspace}${place.compare ? '/compare' : ''}`
  if (place.kind === 'english') return `${place.workspace}/english`
  if (place.kind === 'score') return scoreAddress(place.at)
  if (place.kind === 'templates') return benchAddress(place.at)
  if (place.kind === 'learn') return learnAddress(place.at)
  if (place.kind === 'class') return classAddress(place.at)
  if (place.kind !== 'question') return place.kind
  const file = encodeURIComponent(place.file).replace(/%2F/g, '/').replace(/%3A/g, ':')
  return `q=${file}/${place.number}${place.tab === null ? '' : `&tab=${place.tab}`}`
}

/**
 * The place that an address (without `#`) names; null if it names none. 'explore', from old addresses, means the
 * current place. Links that contain a question are not read here.
 */
export function placeAt(address: string): Address | 'explore' | null {
  if (address === '' || address === 'home') return { kind: 'home' }
  if (address === 'make' || address === 'more') return { kind: address }
  const at = scorePlaceAt(address)
  if (at !== undefined) return at && { kind: 'score', at }
  const bench = benchPlaceAt(address)
  if (bench !== undefined) return bench && { kind: 'templates', at: bench }
  const learn = learnPlaceAt(address)
  if (learn !== undefined) return learn && { kind: 'learn', at: learn }
  const room = classPlaceAt(address)
  if (room !== undefined) return room && { kind: 'class', at: room }
  const workspace = workspaces.find(({ id }) => id === address)?.id
  if (workspace === 'explore') return 'explore'
  if (address === 'domain/compare') return { kind: 'workspace', workspace: 'domain', compare: true }
  if (address === 'explore/english') return { kind: 'english', workspace: 'explore' }
  if (address === 'domain/english') return { kind: 'english', workspace: 'domain' }
  // Workspaces with places of their own were handled above.
  if (workspace !== undefined) return { kind: 'workspace', workspace: workspace as PlainWorkspace }
  const match = /^q=([^&]+)\/(\d{1,9})(?:&tab=(\w{1,20}))?$/.exec(address)
  if (match === null) return null
  const file = decoded(match[1]!)
  const tab = match[3] === undefined ? null : stageTabNamed(match[3])
  const number = Number(match[2])
  if (file === undefined || tab === undefined || number < 1) return null
  return { kind: 'question', file, number, tab }
}

export const samePlace = (one: Address, other: Address): boolean => addressOf(one) === addressOf(other)

/** The name of a file in its id, for messages. */
export const fileNamed = (id: string): string => id.replace(/#[0-9a-z.]+$/, '').replace(/^\w+:/, '') || id

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
