// Items with texts that have a meaning in every format, of every form.

import type { ClassItem, ItemAnswer } from '#teaching/exports/item'
import { code, plainText, type Rich } from '#teaching/exports/rich'

/** Texts that each format has its own trouble with. */
export const hostile: readonly string[] = [
  '~ = # { } : \\ < & ]]> " \' `',
  '%50%half -> whole // no comment ==> {T} {F}',
  '=cmd|A1 +1 -1 @x',
  '[html]<script>alert(1)</script><b>',
  '$CATEGORY: x\n\n::name::question{=a ~b}',
  'two lines\nand a third\n\nafter an empty one',
  '&amp; &#39; &&058; &lt;p&gt; \\n \\: \\\\',
  'שלום ‏RTL‎ ‮override‬ é 日本 🎲 a\u0301',
  '```fence``` *star* _under_ [link](x) ![i](y) # head\n- item\n1. one\n> quote | cell',
  '%s {{braces}} $dollar$ \\(x\\) @@PLUGINFILE@@ <![CDATA[ x ]]>',
]

const at = (i: number): string => hostile[i % hostile.length]!
const rich = (i: number): Rich => [
  { kind: 'text', text: `a ${at(i)} ` },
  ...code(`(on ${at(i).replace(/\s+/g, ' ')} b)`),
  { kind: 'text', text: ' z.' },
]

const option = (i: number, right: boolean) => ({
  text: rich(i),
  short: `(${i})`,
  right,
  feedback: rich(i + 3),
})

const answers: readonly ((i: number) => ItemAnswer)[] = [
  i => ({ form: 'yes-no', right: i % 2 === 0, because: rich(i) }),
  i => ({ form: 'one', options: [0, 1, 2, 3].map(k => option(i + k, k === 2)) }),
  i => ({ form: 'several', options: [0, 1, 2, 3, 4, 5].map(k => option(i + k, k % 2 === 0)) }),
  i => ({
    form: 'number',
    right: i,
    wrong: [{ number: i + 1, feedback: rich(i) }],
    otherwise: rich(i + 1),
  }),
  i => ({ form: 'essay', right: `${at(i)}\n(b)`, lines: 6 }),
]

/** The places of a text: each question has all texts among its options. */
const FORMS = 2

/** Two items for each text, of all forms. */
export const hostileItems: readonly ClassItem[] = hostile.flatMap((text, t) =>
  Array.from({ length: FORMS }, (_, f): ClassItem => {
    const i = t * FORMS + f
    const a = i % answers.length
    return {
      key: `k/${i}`,
      id: `${i}`,
      name: `${i} ${text.replace(/\s+/g, ' ')}`,
      domain: text,
      kind: text,
      text: {
        context: `Before. ${text}`,
        pddl: a === 1 ? { domain: `\n(define ; ${text}\n)`, problem: `(define ; ${text}\n)` } : null,
        picture:
          a === 2
            ? {
                svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
                width: 9,
                height: 8,
                caption: text,
              }
            : null,
        stem: `${text}?`,
        how: a === 2 ? 'Select every option that is right.' : '',
      },
      answer: answers[a]!(t),
      explanation: plainText(`Since ${at(t + 1)}.`),
      link: a % 2 === 0 ? 'https://planground.example/#s=1.Abc-_&x=<1>' : null,
    }
  }),
)
