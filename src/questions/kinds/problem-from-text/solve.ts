// The right answers: the problem itself, or any equivalent one; the former is returned.

import { printProblem } from '#planning/pddl/print'
import type { LoadedTask } from '#planning/task/load'
import { type Solved, solved } from '../solving/solved'

/** The problem that the text describes, printed. */
export const solve = ({ problem }: LoadedTask): Solved<string> => solved(printProblem(problem))
