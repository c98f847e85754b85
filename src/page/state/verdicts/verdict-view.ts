// A verdict as the page shows and stores it: the same sentences, with each certificate as one phrase, because
// certificates may contain megabytes of states, which the engine caches.

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
  /** The judged answer; if the answer text differs, the verdict is stale. */
  readonly answer: string
  /** True if the PDDL was edited by the visitor. */
  readonly edited: boolean
  /** A hash that identifies the edit; '' or absent if there was none. */
  readonly editMark?: string
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  readonly explanation: string
  /** For an answer with several statements: whether each is correct. */
  readonly parts?: readonly VerdictPart[]
  readonly findings: readonly Finding[]
  /** Number of findings that name a change, if `findings` is truncated. */
  readonly changes?: number
  readonly evidence: readonly EvidenceView[]
  /** The first parts of the parsed answer; truncated for a very long one. */
  readonly trace: readonly TracePart[]
  /** The reading of the answer, and another possible one; absent in data stored by older versions. */
  readonly read?: Answer | null
  readonly doubt?: Doubt | null
  /** The reading that the visitor chose. */
  readonly chosen?: Answer
  /** Length of the whole parsed answer in characters. */
  readonly traceLength: number
  /** `after` is null if there is no applicable action, or the remaining distance is unknown. */
  readonly distances: {
    readonly before: number | null
    readonly after: number | 'out of reach' | null
  } | null
  /** If nothing can be proven: how the answer compares with the published one. */
  readonly published?: 'matches' | 'differs'
  readonly officialScore: 0 | 1 | null
  /** The behaviour of the benchmark's program: the error that it raises; true if it skips the response. */
  readonly officialError?: string
  readonly officialNotScored?: true
  readonly officialNote: string
  readonly fromCache: boolean
  readonly ms: number
  /** Maximum number of states that the search could store. */
  readonly maxStates: number
}

/** Maximum numbers of trace parts and of findings. */
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

/** The reading, if it is short enough to be stored. */
function readingOf({ reading: { answer, doubt } }: Verdict): Pick<VerdictView, 'read' | 'doubt'> {
  const small = JSON.stringify([answer, doubt]).length <= READING_CAP
  return small ? { read: answer, doubt } : {}
}
/** Maximum length of a reading as JSON, in characters. */
const READING_CAP = 60_000

/** The distances of the verdict; the evidence shows whether a missing number means "out of reach". */
function distancesOf(verdict: Verdict): VerdictView['distances'] {
  if (verdict.distances === undefined) return null
  const { before, after } = verdict.distances
  const lost = verdict.evidence.some(
    ({ claim }) => claim.kind === 'unreachable' && claim.target.kind === 'goal' && claim.from !== undefined,
  )
  return { before, after: after ?? (lost ? 'out of reach' : null) }
}
