// Small prompts in the formats of PlanBench, written for tests.

const first = `As initial conditions I have that, the red block is clear, the blue block is clear, the hand is empty, the red block is on the table and the blue block is on the table.`
const goal = 'the red block is on top of the blue block'
const plan = `pick up the red block
stack the red block on top of the blue block
[PLAN END]
`
const statement = `\n[STATEMENT]\n${first}`

/** Two blocks; the goal is the red one on the blue one. */
export const smallPrompts = {
  t1: `Rules.\n${statement}\nMy goal is to have that ${goal}.\n\nMy plan is as follows:\n\n[PLAN]`,
  t3: `Rules.\n${statement}\nMy goal is to have that ${goal}. \nMy plan is as follows:\n\n[PLAN]\npick up the red block\n[PLAN END]\n\n[VERIFICATION]`,
  t6: `Rules.\n${statement}\nMy goal is to have that ${goal}.\nMy plan is as follows:\n\n[PLAN]\n${plan}\nDuring execution, an unexpected event has occurred.\nAfter executing the action "pick up the red block" at step 1 in the plan, the following facts unexpectedly became true: the red block is on top of the blue block, the hand is empty and the red block is clear\nThe following facts became unexpectedly false: the hand is currently holding red block and the blue block is clear\nAfter re-planning from the new state, the plan is as follows:\n[PLAN]`,
  t7: `Rules.\n${statement}\n I have executed the following action sequence:\n\n[ACTION SEQUENCE]\npick up the red block\n[ACTION SEQUENCE END]\n[RESULTING STATE]\n`,
  t8_1: `Rules.\n${statement}\nMy goal is to have that ${goal}.\n\nMy plan is as follows:\n\n[PLAN]\n${plan}${statement}\nMy goal is to have that ${goal}.\n\nMy plan is as follows:\n\n[PLAN]`,
} as const

/** A results file with one record. */
export const resultsFile = (
  task: string,
  record: Readonly<Record<string, unknown>>,
  frame: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    task,
    prompt_type: 'oneshot',
    domain: 'blocksworld_3',
    instances: [{ instance_id: 7, ...record }],
    ...frame,
  })
