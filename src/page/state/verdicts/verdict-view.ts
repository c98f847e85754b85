// A verdict as the page shows and keeps it: the same words, with each certificate as one phrase, because certificates
// may hold megabytes of states and the engine's own cache has them.

import type { Answer, Doubt, TracePart } from '#language/answers/reading'
import type {
  Finding,
  UndecidedReason,
  UnreadableReason,
  Verdict,
  VerdictPart,
  VerdictWord,
  Judged,
} from '#questions/kinds/verdict'
import { type EvidenceView, evidenceViews } from './evidence-view'

export type { ClosedView, EvidenceView, FactsView } from './evidence-view'

export interface VerdictView {
  /** The answer it is about; another text makes it stale. */
  readonly answer: string
  /** True when the PDDL was the user's edit. */
  readonly edited: boolean
  /** Reports one edit from another; '' or absent if there was none. */
  readonly editMark?: string
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  readonly explanation: string
  /** Of an answer that states several things: whether each is so. */
  readonly parts?: readonly VerdictPart[]
  readonly findings: readonly Finding[]
  /** Findings of the verdict that name a change, where `findings` has not all of them. */
  readonly changes?: number
  readonly evidence: readonly EvidenceView[]
  /** The first parts of what was read; of a very long answer not all. */
  readonly trace: readonly TracePart[]
  /** What the text was read as, and that it can be read otherwise; absent in what older versions kept. */
  readonly read?: Answer | null
  readonly doubt?: Doubt | null
  /** The visitor chose this reading. */
  readonly chosen?: Answer
  /** Characters of the whole answer as read. */
  readonly traceLength: number
  /** `after` is null without an action that can be taken, or where what remains is not known. */
  readonly distances: {
    readonly before: number | null
    readonly after: number | 'out of reach' | null
  } | null
  /** Where nothing can be proven: how the answer compares with the published one. */
  readonly published?: 'matches' | 'differs'
  readonly officialScore: 0 | 1 | null
  /** Of the benchmark's program: the error that it raises, or that it leaves the response out. */
  readonly officialError?: string
  readonly officialNotScored?: true
  readonly officialNote: string
  readonly fromCache: boolean
  readonly ms: number
  /** States the search was allowed to store. */
  readonly maxStates: number
}

/** Parts of the reading, and findings, at most. */
const TRACE_CAP = 1_500
const FINDING_CAP = 600

export function viewOf(
  judged: Judged,
  about: Pick<VerdictView, 'answer' | 'edited' | 'editMark' | 'maxStates' | 'chosen'>,
): VerdictView {
  const verdict: Verdict = judged.verdict
  const { answer: answered } = verdict.reading
  return {
    ...about,
    verdict: verdict.verdict,
    reason: verdict.reason,
    explanation: verdict.explanation,
    ...(verdict.parts === undefined ? {} : { parts: verdict.parts }),
    findings: verdict.findings.slice(0, FINDING_CAP),
    ...changesOf(judged),
    evidence: evidenceViews(verdict.evidence, {
      answered: answered?.kind === 'item' ? answered.item.text : undefined,
      corrects: verdict.verdict === 'wrong' && answered?.kind === 'list',
    }),
    trace: verdict.reading.trace.slice(0, TRACE_CAP),
    ...(judged.cut?.isAnswerCut ? {} : readingOf(verdict)),
    traceLength: judged.cut?.traceLength ?? verdict.reading.trace.reduce((sum, { text }) => sum + text.length, 0),
    distances: distancesOf(verdict),
    ...(verdict.published === undefined ? {} : { published: verdict.published }),
    officialScore: verdict.officialScore,
    ...(verdict.officialError === undefined ? {} : { officialError: verdict.officialError }),
    ...(verdict.officialNotScored === undefined ? {} : { officialNotScored: true }),
    officialNote: verdict.officialNote ?? '',
    fromCache: judged.fromCache,
    ms: judged.ms,
  }
}

function changesOf({ verdict: { findings }, cut }: Judged): Pick<VerdictView, 'changes'> {
  if (findings.length <= FINDING_CAP) return {}
  return { changes: cut?.changes ?? findings.filter(({ fix }) => fix !== undefined).length }
}

/** The reading, where it is short enough to be kept. */
function readingOf({ reading: { answer, doubt } }: Verdict): Pick<VerdictView, 'read' | 'doubt'> {
  const small = JSON.stringify([answer, doubt]).length <= READING_CAP
  return small ? { read: answer, doubt } : {}
}
/** Characters of a reading as JSON. */
const READING_CAP = 60_000

/** The verdict's numbers; whether no number means "out of reach" is described by the evidence. */
function distancesOf(verdict: Verdict): VerdictView['distances'] {
  if (verdict.distances === undefined) return null
  const { before, after } = verdict.distances
  const lost = verdict.evidence.some(
    ({ claim }) => claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from !== undefined,
  )
  return { before, after: after ?? (lost ? 'out of reach' : null) }
}
