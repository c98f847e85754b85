// Describes an item of a sheet in a line.

import { isKindCode, kindName } from '#questions/kinds/codes'
import { capital } from '#base/words'
import type { SheetItem, SheetRecipe } from '#teaching/sheets/sheet'
import { domainTitle, formatName } from '#page/ui/naming'

/** The title and the subject of an item. */
export function itemWords(item: SheetItem): { readonly title: string; readonly details: string } {
  switch (item.item) {
    case 'recipe':
      return {
        title: `${capital(kindName(item.kind))}, ${formatName[item.format]}`,
        details: `${domainTitle(item.domain)}, ${onWords(item)}${item.level === undefined ? '' : `, level ${item.level}`}${item.trap === undefined ? '' : ', with a trap'}`,
      }
    case 'step':
      return { title: 'Step of a lesson', details: `${item.lesson}, step ${item.step}` }
    case 'question':
      return { title: formWords(item.form), details: 'A question in full' }
    case 'response':
      return { title: formWords(item.form), details: 'Is the response of a model right?' }
  }
}

function onWords({ on }: SheetRecipe): string {
  if ('problem' in on) return on.problem
  if (typeof on.size === 'string') return on.size
  return Object.entries(on.size)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

function formWords({ kind, format }: Readonly<Record<string, unknown>>): string {
  const form = formatName[format as keyof typeof formatName]
  return `${isKindCode(kind) ? capital(kindName(kind)) : 'Question'}${form === undefined ? '' : `, ${form}`}`
}
