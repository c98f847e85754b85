// Claims about all preconditions that an exception turns, and claims about some of them, which state nothing.

const exceptions = '(?:except|apart from|aside from|other than|save for|besides)'
const one = String.raw`but (?:\(|(?:for|one|two)\b|the (?:first|second|third|last)\b)`
const before =
  /\b(?:(?:almost|nearly|practically) (?:all|every|each|both)?|not|all but (?:one|two|three|\d+))(?: of)?(?: the| its)? ?$/
const within = new RegExp(String.raw`\b${exceptions}\b|\ball but\b|\bconditions? but\b|\b${one}`)
const behind = new RegExp(String.raw`^["'*_\x60]{0,3},? (?:${exceptions}\b|${one})`)

/** Is a claim at a place made of all but some: `all but one precondition holds`, `all of them hold except (a b)`? */
export const isOfAllBut = (low: string, from: number, to: number): boolean =>
  before.test(low.slice(Math.max(0, from - 40), from)) ||
  within.test(low.slice(from, to)) ||
  behind.test(low.slice(to, to + 40))

const some = /\b(?:most|many|some|several|half|few|one|two|three)(?: of)?(?: the| its| these)? $/

/** Is it made of some of them: `most preconditions hold`? */
export const isOfSome = (low: string, from: number): boolean => some.test(low.slice(Math.max(0, from - 30), from))
