// Laws of reading: sentences that name nothing change nothing, and dress does not matter, in any order.

import { expect, test } from 'vitest'
import { readAnswer } from '../../src/answers/read'
import { claimOf } from '../../src/answers/say-answer'
import type { KindCode } from '../../src/questions/question'

const hints = {
  schemas: new Map([
    ['go', 2],
    ['take', 2],
    ['leave', 2],
  ]),
  predicates: new Map([
    ['at', 1],
    ['lies', 2],
    ['carrying', 1],
    ['free', 0],
  ]),
  objects: new Set(['hall', 'kitchen', 'attic', 'red', 'blue']),
  given: ['(go hall kitchen)', '(take red kitchen)', '(leave red hall)', '(go kitchen hall)'],
  choices: {
    text: ['one', 'two', 'three', 'four'].map(n => `${n} rooms`),
    label: ['A', 'B', 'C', 'D'],
  },
}

type Format = 'gen' | 'bool' | 'mcq'
const answers: readonly (readonly [KindCode, Format, string])[] = [
  ['app', 'gen', '[(go hall kitchen), (take blue hall)]'],
  ['app', 'gen', '[(leave red hall)]'],
  ['just', 'gen', '[(go hall kitchen), (take red kitchen), (go kitchen hall)]'],
  ['prog', 'gen', '[(carrying blue)] [(free), (lies blue hall)]'],
  ['prog', 'gen', '[(at kitchen)] [(at hall)]'],
  ['reach', 'gen', '(at attic)'],
  ['reach', 'gen', 'None'],
  ['areach', 'gen', '(go hall attic)'],
  ['areach', 'gen', 'None'],
  ['land', 'gen', '(carrying red)'],
  ['land', 'gen', 'None'],
  ['nexta', 'gen', '(go hall kitchen)'],
  ['val', 'gen', '2'],
  ['val', 'gen', '0'],
  ['app', 'bool', 'Yes'],
  ['app', 'bool', 'No'],
  ['app', 'mcq', 'B'],
  ['app', 'mcq', 'D'],
]

type Style = (text: string) => string
const styles: Readonly<Record<string, Style>> = {
  bare: text => text,
  'blank lines': text => `\n\n${text}\n\n`,
  'windows lines': text => `\r\n${text}\r\n`,
  'final answer': text => `Final Answer: ${text}`,
  'bold final answer': text => `**Final Answer**: ${text}`,
  'bold with colon inside': text => `**Final Answer:** ${text}`,
  'bold answer': text => `**Answer:** **${text}**`,
  'heading answer': text => `### Answer\n\n${text}`,
  'heading final': text => `## Final Answer\n${text}`,
  'heading with colon': text => `# Final answer:\n\n${text}\n`,
  'answer below': text => `Answer:\n${text}`,
  'answer far below': text => `Answer:\n\n\n${text}`,
  'the answer is': text => `The answer is ${text}`,
  'the final answer is': text => `The final answer is ${text}.`,
  'my answer': text => `My answer: ${text}`,
  'so the answer is': text => `So the answer is ${text}.`,
  'therefore the answer is': text => `Therefore, the answer is ${text}.`,
  'thus the correct answer': text => `Thus, the correct answer is: ${text}`,
  'hash answer': text => `Some thought.\n#### ${text}`,
  'answer tag': text => `<answer>${text}</answer>`,
  'answer tag on lines': text => `<answer>\n${text}\n</answer>`,
  'xml final': text => `<final_answer>${text}</final_answer>`,
  fence: text => `\`\`\`\n${text}\n\`\`\``,
  'fence with language': text => `\`\`\`lisp\n${text}\n\`\`\``,
  'labelled fence': text => `Answer:\n\`\`\`\n${text}\n\`\`\``,
  tilde: text => `~~~\n${text}\n~~~`,
  code: text => `\`${text}\``,
  'labelled code': text => `Answer: \`${text}\``,
  bold: text => `**${text}**`,
  italic: text => `*${text}*`,
  'bold code': text => `**\`${text}\`**`,
  quoted: text => `"${text}"`,
  'curly quotes': text => `“${text}”`,
  blockquote: text => `> ${text}`,
  boxed: text => `\\boxed{${text}}`,
  'boxed in dollars': text => `$\\boxed{${text}}$`,
  'boxed in display': text => `$$\n\\boxed{${text}}\n$$`,
  'boxed text': text => `\\boxed{\\text{${text}}}`,
  'boxed sentence': text => `The final answer is $\\boxed{${text}}$.`,
  think: text => `<think>Let me see. Is it hard? No.</think>\n\n${text}`,
  'think with other answer': text =>
    `<think>Answer: (take red hall)? Hmm, 7, yes, A.</think>${text}`,
  'orphan think end': text => `Some hidden thoughts.</think>\n${text}`,
  'channel tokens': text => `<|channel|>analysis<|message|>Hmm.<|channel|>final<|message|>${text}`,
  'reasoning tag': text => `<reasoning>\nThere is more to it.\n</reasoning>\n${text}`,
  'step by step': text =>
    `Let's think step by step.\n\nFirst we look around.\n\nFinal Answer: ${text}`,
  'sure opener': text => `Sure! Here is my answer:\n\n${text}`,
  'looking at': text => `Looking at the problem carefully.\n\n${text}`,
  'ruled off': text => `Some words before.\n\n---\n\n${text}`,
  'hope this helps': text => `${text}\n\nHope this helps!`,
  'let me know': text => `Answer: ${text}\n\nLet me know if anything is unclear.`,
  'confidence after': text => `Answer: ${text}\nConfidence: high`,
  'explanation after': text => `${text}\n\nExplanation: this follows from the rules of the domain.`,
  'reason after': text => `Final Answer: ${text}\n\nReasoning: the doors tell.`,
  'made-up question after': text => `${text}\n\n**Question**: Another one?\n**Answer**: none of it`,
  'html bold': text => `<b>${text}</b>`,
  'html paragraph': text => `<p>Answer: ${text}</p>`,
  'trailing dots': text => `Answer: ${text}.`,
  arrow: text => `Answer → ${text}`,
  dash: text => `Answer - ${text}`,
  'no-break spaces': text => `Answer:\u00a0${text}\u00a0`,
  'zero width': text => `\u200bAnswer: ${text}\u200b`,
  'byte order mark': text => `\ufeff${text}`,
}

const read = (kind: KindCode, format: Format, text: string): string => {
  const { answer, doubt } = readAnswer(kind, format, text, hints)
  return answer === null ? `nothing: ${doubt?.text ?? ''}` : claimOf(answer)
}

test('there are at least 60 styles', () => {
  expect(Object.keys(styles).length).toBeGreaterThanOrEqual(60)
})

test.each(answers)('%s %s %s reads alike in every style', (kind, format, text) => {
  const bare = read(kind, format, text)
  expect(bare).not.toMatch(/^nothing/)
  const missed = Object.entries(styles).flatMap(([name, dress]) => {
    const found = read(kind, format, dress(text))
    return found === bare ? [] : [`${name}: ${found}`]
  })
  expect(missed).toEqual([])
})

/** Styles that may stand around another style: what they put before or after is a text of its own. */
const outer = [
  'blank lines',
  'windows lines',
  'think',
  'orphan think end',
  'reasoning tag',
  'sure opener',
  'ruled off',
  'hope this helps',
  'explanation after',
  'looking at',
  'byte order mark',
  'made-up question after',
]
test('two styles in either order read alike', () => {
  const missed: string[] = []
  for (const [kind, format, text] of answers) {
    const bare = read(kind, format, text)
    for (const first of outer)
      for (const [second, dress] of Object.entries(styles))
        for (const dressed of [
          styles[first]!(dress(text)),
          ...(outer.includes(second) ? [dress(styles[first]!(text))] : []),
        ]) {
          const found = read(kind, format, dressed)
          if (found !== bare) missed.push(`${kind} ${first} + ${second}: ${found}`)
        }
  }
  expect(missed.slice(0, 20)).toEqual([])
})

const empty = [
  'I looked at this carefully.',
  'This took some thought.',
  'The rules are simple.',
  'Let me know if you need more.',
  'The domain has several rooms.',
]
test('a sentence that names no item changes nothing: before, between, after', () => {
  const missed: string[] = []
  for (const [kind, format, text] of answers) {
    const bare = read(kind, format, text)
    for (const sentence of empty)
      for (const changed of [
        `${sentence}\n\n${text}`,
        `${text}\n\n${sentence}`,
        `${sentence}\n\n${text}\n\n${sentence}`,
        `${sentence}\n\nAnswer: ${text}`,
        `Answer: ${text}\n\n${sentence}`,
      ]) {
        const found = read(kind, format, changed)
        if (found !== bare) missed.push(`${kind} ${JSON.stringify(changed)}: ${found}`)
      }
  }
  expect(missed.slice(0, 20)).toEqual([])
})

test('upper and lower case are alike', () => {
  for (const [kind, format, text] of answers)
    for (const changed of [text.toUpperCase(), text.toLowerCase()])
      expect(read(kind, format, changed), changed).toBe(read(kind, format, text))
})

test('a text eight times as long takes no more than some eight times as long', () => {
  const parts = [
    '(go hall kitchen), ',
    'step 5 is not it, ',
    'Answer: (at attic)\n',
    '| (free) | no |\n',
    '- (take blue hall): yes\n',
    'B is wrong, ',
    '[(free)] ',
    'no action is ',
    'wait, no. ',
  ]
  const time = (kind: KindCode, text: string): number => {
    const from = performance.now()
    readAnswer(kind, 'gen', text, hints)
    return performance.now() - from
  }
  for (const part of parts)
    for (const kind of ['app', 'prog', 'reach', 'val'] as const) {
      const short = part.repeat(Math.ceil(6_000 / part.length))
      const best = (text: string): number => Math.min(...[1, 2, 3, 4].map(() => time(kind, text)))
      best(short)
      const ratio = (best(short.repeat(8)) + 5) / (best(short) + 5)
      expect(ratio, `${kind} ${part}`).toBeLessThan(40)
    }
})
