// Renders a generated question in a layout: its prompt, cut before the open block, and the right answer as the
// benchmark's files record it.

import type { Rng } from '#base/rng'
import type { RenderQuestion, RenderedQuestion } from '#questions/kinds/asking/generate'
import type { PlanBlock, PlanMaterial } from '#questions/kinds/asking/planning/material'
import type { Situation } from '#questions/kinds/asking/situation'
import type { Task } from '#planning/task/task'
import type { PlanTruth } from '#questions/kinds/planning/verification-kind'
import type { PlanBenchTask, PromptBlock } from '../items'
import type { PlanBenchRecord } from '../record'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import { objectsSentence } from '../render/introduction'
import { renderPddlPrompt } from '../render/pddl-form'
import { correctedPieces, officialPieces, type PromptPieces } from '../render/pieces'
import { renderPrompt, verificationMessage } from '../render/prompt'
import { NoWords, sortedAtoms } from '../render/renderer'
import type { ChosenLayout } from './allowed'
import type { Examples } from './examples'
import { PDDL_WORDING } from './forms'
import type { Setting } from './setting'
import { collisionIn, dataOf } from './wordings'

export function rendererFor(
  setting: Setting,
  task: PlanBenchTask,
  chosen: ChosenLayout,
  examples: Examples,
): RenderQuestion {
  const renderer = new PromptRenderer(setting, task, chosen, examples)
  return (material, situation, rng) => {
    try {
      return renderer.render(material, situation, rng)
    } catch (error) {
      if (error instanceof NoWords) return error.message
      throw error
    }
  }
}

class PromptRenderer {
  private readonly pieces: PromptPieces
  private readonly setting: Setting
  private readonly task: PlanBenchTask
  private readonly chosen: ChosenLayout
  private readonly examples: Examples
  private readonly collisions = new Map<string, string | undefined>()

  constructor(setting: Setting, task: PlanBenchTask, chosen: ChosenLayout, examples: Examples) {
    this.setting = setting
    this.task = task
    this.chosen = chosen
    this.examples = examples
    this.pieces = chosen.name === 'official' ? officialPieces : correctedPieces
  }

  render(material: PlanMaterial, { task }: Situation, rng: Rng): RenderedQuestion | string {
    const { wordbook, introduce } = this.setting
    const { name, layout } = this.chosen
    const collision = this.collisionOf(task)
    if (collision !== undefined) return collision
    const worked = this.workedFor(material, rng)
    if (typeof worked === 'string') return worked
    const prompt =
      name === 'pddl'
        ? renderPddlPrompt({
            ...material.source,
            worked: worked.map(({ open, source }) => ({
              problem: source.problem,
              plan: open.plan ?? [],
            })),
            endsWithPlan: true,
          })
        : renderPrompt(
            {
              ...{ layout, introduction: introduce(name, layout) },
              worked: worked.map(each => this.exampleBlock(each)),
              open: { ...this.exampleBlock(material), state: null, newPlan: null, message: null },
            },
            wordbook,
            this.pieces,
          )
    if ('problem' in prompt) return prompt.problem
    return {
      context: prompt.text.slice(0, prompt.openFrom),
      stem: prompt.text.slice(prompt.openFrom),
      key: this.record(material, task.objects),
    }
  }

  /** Cached for all states of a problem with the same facts and actions. */
  private collisionOf(task: Task): string | undefined {
    const key = `${task.objects.join()}/${task.factCount}/${task.actionCount}`
    if (!this.collisions.has(key)) this.collisions.set(key, collisionIn(this.setting.wordbook, task))
    return this.collisions.get(key)
  }

  /** The worked blocks, or why there are none. */
  private workedFor(material: PlanMaterial, rng: Rng): readonly PlanMaterial[] | string {
    const { open, before } = material
    const { shots } = this.chosen
    if (shots === 0) return []
    if (before !== null) return [{ ...material, ...before }]
    const none = 'there is no other problem for a worked example'
    // One of three examples for each answer, in random order.
    const truths =
      shots === 3 && open.truth !== null
        ? rng.shuffled(['valid', 'goal', 'precondition'] as const)
        : Array.from({ length: shots }, () => undefined)
    const found: PlanMaterial[] = []
    for (const truth of truths) {
      const example = this.examples.take(
        rng,
        open,
        each => (truth === undefined || each.open.truth?.kind === truth) && !found.some(one => one === each),
      )
      if (example === undefined) return none
      found.push(example)
    }
    return found
  }

  private exampleBlock({ open, source }: Pick<PlanMaterial, 'open' | 'source'>): PromptBlock {
    const { truth, ...block } = open
    const { domain } = loadDomain(source.domain)
    const objects =
      this.pieces.style === 'official'
        ? null
        : objectsSentence(domain, parseProblem(source.problem, domain).problem, this.setting.wordbook)
    return {
      ...block,
      message: truth === null ? null : this.message(truth),
      ...(objects === null ? {} : { objects }),
    }
  }

  private message(truth: PlanTruth): string {
    const { wordbook } = this.setting
    const fault =
      truth.kind === 'valid'
        ? truth
        : truth.kind === 'goal'
          ? { kind: truth.kind, unmet: truth.missing }
          : { ...truth, step: truth.step + 1, unmet: truth.missing }
    const message = verificationMessage(fault, wordbook, this.pieces)
    if (message === undefined) throw new NoWords('what fails has no words')
    return message
  }

  private record({ open }: PlanMaterial, objects: readonly string[]): PlanBenchRecord {
    const { form, wordbook } = this.setting
    const { layout, name, shots } = this.chosen
    const isNamed = wordbook.id === PDDL_WORDING || (wordbook.id === form.known?.name && form.configured === undefined)
    return {
      task: this.task,
      layout: name === 'pddl' ? name : layout,
      domain: form.name,
      wording: wordbook.id,
      ...(isNamed ? {} : { words: dataOf(wordbook, objects) }),
      engine: '',
      promptType: shots === 0 ? 'zeroshot' : 'oneshot',
      fields: { ground_truth_plan: this.right(open) },
      remarks: [],
    }
  }

  /** The right answer in the form of the benchmark's files. */
  private right(open: PlanBlock): string | readonly string[] {
    if (open.truth !== null) return this.message(open.truth)
    if (open.state === null) return (open.newPlan ?? open.plan ?? []).map(step => `${step}\n`).join('')
    // `on_a_b`, unless an object's name contains an underscore.
    const facts = sortedAtoms(open.state, 'underscore')
    return facts.some(fact => / .*_/.test(fact)) ? facts : facts.map(fact => fact.slice(1, -1).replaceAll(' ', '_'))
  }
}
