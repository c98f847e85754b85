// Prompts of items of families whose files hold what prompts are made from, by the wording of the user's configuration.

import type { NamedConfiguration } from './planbench/config'
import { type RenderedLine, renderLine } from './planbench/render/line'

export type { RenderedLine } from './planbench/render/line'

const renderers: ReadonlyMap<
  string,
  (line: unknown, configurations: readonly NamedConfiguration[]) => RenderedLine
> = new Map([['planbench', renderLine]])

/** The families that have such prompts. */
export const renderingFamilies: readonly string[] = [...renderers.keys()]

/** The prompt of an item, a line of the family's files of prompts; the family is one of `renderingFamilies`. */
export const renderItem = (
  family: string,
  line: unknown,
  configurations: readonly NamedConfiguration[],
): RenderedLine => renderers.get(family)!(line, configurations)
