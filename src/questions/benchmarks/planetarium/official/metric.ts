// The metric of a problem, which the published parser checks for syntax and then ignores.

import { Refusal } from './refusal'
import type { Token, Tokens } from './tokens'

/** Parses the direction and an expression of any depth after `:metric`. */
export function readMetric(take: () => Token, tokens: Tokens): void {
  const direction = take()
  if (direction.text !== 'minimize' && direction.text !== 'maximize') throw wrong(direction, '“minimize” or “maximize”')
  /**
   * For each open expression: its number of operands and the allowed range; undefined for a function, since its
   * arguments are names.
   */
  const open: { count: number; readonly least: number; readonly most: number }[] = []
  do {
    const token = take()
    const within = open.at(-1)
    if (token.kind === 'close' && within !== undefined) {
      if (within.count < within.least) throw wrong(token, 'another operand')
      open.pop()
      continue
    }
    if (within !== undefined && ++within.count > within.most) throw wrong(token, 'a parenthesis')
    if (token.kind === 'number' || isFunction(token)) continue
    if (token.kind !== 'open') throw wrong(token, 'an expression')
    const first = take()
    if (isFunction(first)) {
      while (tokens.next.kind === 'name') take()
      if (take().kind !== 'close') throw wrong(first, 'a function of names')
    } else if (first.text === '-') open.push({ count: 0, least: 1, most: 2 })
    else if (first.text === '/') open.push({ count: 0, least: 2, most: 2 })
    else if (first.text === '+' || first.text === '*') open.push({ count: 0, least: 2, most: Number.POSITIVE_INFINITY })
    else throw wrong(first, 'an expression')
  } while (open.length > 0)
}

const isFunction = ({ kind, text }: Token): boolean => kind === 'name' || text === 'total-cost'

const wrong = (token: Token, what: string): Refusal =>
  new Refusal('syntax', token.from, `In the metric, ${what} was expected.`)
