// The initial content of a new lesson: one live part of each kind, about a shipped world.

import type { LessonFiles } from '#teaching/lesson'

export const starter = (name: string): LessonFiles => ({
  name,
  files: {
    [`${name}.lesson.md`]: `---
planground: lesson
version: 1
id: ${name}
title: My lesson
idea: One sentence that says what a learner takes away.
minutes: 10
worlds:
  here: {domain: ferry, problem: p01}
quiz:
  - {kind: app, format: mcq, world: here, seed: q1}
---

# Try it

A heading begins a step. Start with something to touch.

\`\`\`live
show: state
world: here
do: act
\`\`\`

# Think first

\`\`\`live
show: state
world: here
predict:
  ask: number
  text: "How many actions can be done in this state?"
  right: count(applicable)
then: {show: table}
\`\`\`

Values are computed and never typed: of \`=count(actions)\` actions, \`=count(applicable)\` can be done.

\`\`\`claim
world: here
says: applicable("(board c0 l0)")
\`\`\`

\`\`\`explain
ask: "Why can the other actions not be done?"
ours: "Each needs something that is not true now."
\`\`\`

# In the benchmark

Say here how the benchmark asks about this.
`,
  },
})
