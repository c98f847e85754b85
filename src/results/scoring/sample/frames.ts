// The text with which models surround an answer.

import type { Rng } from '#base/rng'
import { paragraphs, thoughts } from './thoughts'
import { type SampleAnswer, weighed, type Written } from './sample-answer'

interface Framed {
  readonly answer: SampleAnswer
  readonly written: Written
  /** Facts to mention while reasoning. */
  readonly facts: readonly string[]
}

interface Frame {
  readonly name: string
  readonly weight: number
  /** Returns undefined if the frame does not suit the answer. */
  readonly put: (framed: Framed, rng: Rng) => string | undefined
}

/** Puts the answer into a randomly chosen frame; returns the text and the name of the frame. */
export function framed(given: Framed, rng: Rng): { readonly text: string; readonly frame: string } {
  const open = [...frames]
  for (;;) {
    const frame = weighed(open, rng)
    const text = frame.put(given, rng)
    if (text !== undefined) return { text, frame: frame.name }
    open.splice(open.indexOf(frame), 1)
  }
}

/** Puts a label before the answer, on the same line or on the line above. */
function labelled(label: string, { text, isBlock }: Written): string {
  return isBlock ? `${label}\n${text}` : `${label} ${text}`
}

/** The answer if it is on one line; otherwise undefined. */
const short = ({ text, isBlock }: Written): string | undefined => (isBlock ? undefined : text)

const finals = [
  'Final answer:',
  'Final Answer:',
  '**Final Answer**:',
  '**Final answer:**',
  'Answer:',
  '**Answer:**',
  'The final answer is:',
] as const

const abroad = [
  ['Ich gehe die Schritte der Reihe nach durch.', 'Antwort:'],
  ['Voyons cela étape par étape.', 'Réponse :'],
  ['Veamos esto paso a paso.', 'Respuesta:'],
  ['我们一步一步来分析。', '答案：'],
] as const

/** Number of sentences in a very long response. */
const LONG = 500

const frames: readonly Frame[] = [
  { name: 'alone', weight: 30, put: ({ written }) => written.text },
  {
    name: 'labelled',
    weight: 14,
    put: ({ written }, rng) => labelled(rng.pick(finals), written),
  },
  {
    name: 'thinking aloud',
    weight: 18,
    put: ({ written, facts }, rng) => {
      const before = thoughts(facts, 2 + rng.below(6), rng.below(2) === 0, rng)
      return `${paragraphs(before, rng)}\n\n${labelled(rng.pick(finals), written)}`
    },
  },
  {
    name: 'thinking block',
    weight: 10,
    put: ({ written, facts }, rng) => {
      const inside = paragraphs(thoughts(facts, 2 + rng.below(10), true, rng), rng)
      const after = rng.below(2) === 0 ? written.text : labelled(rng.pick(finals), written)
      return `<think>\n${inside}\n</think>\n\n${after}`
    },
  },
  {
    name: 'very long',
    weight: 0.25,
    put: ({ written, facts }, rng) => {
      const before = thoughts(facts, LONG + rng.below(LONG), true, rng)
      return `${paragraphs(before, rng)}\n\n${labelled(rng.pick(finals), written)}`
    },
  },
  {
    name: 'question restated',
    weight: 4,
    put: ({ answer: sampleAnswer, written }, rng) =>
      `The question was: ${sampleAnswer.question.question.trim()}\n\n${labelled(rng.pick(finals), written)}`,
  },
  {
    name: 'explanation after',
    weight: 7,
    put: ({ written }, rng) => `${labelled(rng.pick(finals), written)}\n\n${rng.pick(explanations)}`,
  },
  {
    name: 'sentence',
    weight: 5,
    put: ({ written }) => {
      const text = short(written)
      return text === undefined ? undefined : `The answer is ${text}${text.endsWith('.') ? '' : '.'}`
    },
  },
  {
    name: 'boxed',
    weight: 4,
    put: ({ written, facts }, rng) => {
      const text = short(written)
      if (text === undefined || /[*`{}]/.test(text)) return undefined
      const before = rng.below(2) === 0 ? '' : `${paragraphs(thoughts(facts, 2, false, rng), rng)}\n\n`
      return `${before}$\\boxed{${text}}$`
    },
  },
  {
    name: 'tagged',
    weight: 4,
    put: ({ written: { text, isBlock } }) => (isBlock ? `<answer>\n${text}\n</answer>` : `<answer>${text}</answer>`),
  },
  {
    name: 'fence',
    weight: 4,
    put: ({ written: { text } }) => (text.includes('`') ? undefined : `\`\`\`\n${text}\n\`\`\``),
  },
  {
    name: 'heading',
    weight: 3,
    put: ({ written: { text } }, rng) => `${rng.pick(['## Final Answer', '### Answer'])}\n\n${text}`,
  },
  {
    name: 'opener',
    weight: 3,
    put: ({ written: { text } }, rng) =>
      `${rng.pick(['Sure! Here is the answer:', 'Certainly.', 'Looking at the current state carefully.'])}\n\n${text}`,
  },
  {
    name: 'another language',
    weight: 2,
    put: ({ written }, rng) => {
      const [before, label] = rng.pick(abroad)
      return `${before}\n\n${labelled(label, written)}`
    },
  },
  {
    name: 'question made up after',
    weight: 2,
    put: ({ written }) => `${written.text}\n\n**Question**: What comes next?\n**Answer**: unknown`,
  },
]

const explanations = [
  'Explanation: this follows from the preconditions of the actions.',
  'This holds because nothing else in the description changes it.',
  'I checked it against the description above.',
  'Let me know if you would like the details.',
] as const
