// A response as plain text of the same length, so that positions stay valid: thinking and tags are blanked; Unicode
// forms, LaTeX and escapes are replaced by plain characters.

import type { Span } from '#base/text'

/** Replaces a character removed from inside a word: `pick\_up`. */
export const NOTHING = '\u0001'

export interface Masked {
  readonly text: string
  /** Struck out: `~~(a b)~~`, `<del>`. */
  readonly struck: readonly Span[]
}

const thoughtTags = 'think|thinking|thought|thoughts|reasoning|scratchpad|reflection|analysis|inner_monologue'
/** How models mark their thinking before the answer. */
const thoughtOpen = new RegExp(
  String.raw`<\s{0,3}(?:${thoughtTags})\s{0,3}>|\[THINK\]|◁think▷|^analysis(?=[A-Z])|<\|begin_of_thought\|>|<\|channel\|>\s{0,3}(?:analysis|commentary)`,
  'giu',
)
const thoughtClose = new RegExp(
  String.raw`<\s{0,3}/\s{0,3}(?:${thoughtTags})\s{0,3}>|\[/THINK\]|◁/think▷|<\|end_of_thought\|>|<\|channel\|>\s{0,3}final(?:<\|message\|>)?|assistantfinal`,
  'giu',
)
/** What counts even in thinking that never closes. */
const finalWord = /\\boxed\s{0,3}\{|\bfinal\s{1,3}answer\b["'*_`\s]{0,6}(?:[:：=]|is\b)|<answer>/giu

/** A further question that a model made up after its answer, or the mark that ends what it states. */
const further =
  /\n\s{0,4}(?:#{1,4}\s{0,3})?\*{0,2}(?:Question|Q|User|Human)\s{0,2}\d{0,3}\*{0,2}:|<\|(?:im_end|eot_id|end_of_turn|endoftext|eom_id|end|return|user|human)\|>|<\|(?:im_start|start_header_id|start)\|>\s{0,3}(?:user|human)|<end_of_turn>|<start_of_turn>\s{0,3}user|(?<!<s>[^<]{0,2000})<\/s>|\[INST\]|\n#{2,4}\s(?:Instruction|Input|User)s?\b/g

const singles: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‛': "'",
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '：': ':',
  '，': ',',
  '。': '.',
  '、': ',',
  '；': ';',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '।': '.',
  '⟨': '(',
  '⟩': ')',
  '▁': ' ',
  '\u200b': NOTHING,
  '\u200c': NOTHING,
  '\u200d': NOTHING,
  '\u2060': NOTHING,
  '\ufeff': NOTHING,
}

/** LaTeX and HTML that only formats its content. */
const dress =
  /\\(?:text|texttt|textbf|textit|textsf|textrm|mathrm|mathtt|mathbf|mathsf|mathit|operatorname|emph|underline|displaystyle|item(?![a-z])|left|right|quad|qquad|begin\{[a-z*]{1,20}\}(?:\{[lcr|@]{1,12}\})?|end\{[a-z*]{1,20}\})\*?(?:\s{0,2}\{)?|<\/?(?:b|i|em|strong|code|pre|tt|u|span|p|div|br|li|ul|ol|td|tr|th|table|tbody|thead|h[1-6]|kbd|mark|sub|sup|center|font)\b[^<>\n]{0,80}>|<\|[a-z_]{1,30}\|>|&(?:nbsp|lt|gt|amp|quot);|\\[ ,;:!()[\]]|\\\\/giu

const latexArrow = /\\(?:to|implies|(?:long)?rightarrow)(?![a-z])/giu

/** `l0\text{-}1`, `l_{0-1}`: within a name of LaTeX. */
const dressedJoint = /(?<=[\p{L}\p{N}]|\\_)(?:\\(?:text|texttt|mathrm|mathtt|mbox)\{[-_]\}|\{[-_]\})(?=[\p{L}\p{N}])/gu
const subscript = new RegExp(`(?<=[\\p{L}\\p{N}])_\\{[\\p{L}\\p{N}${NOTHING}_-]{1,40}\\}`, 'gu')
/** `\text{at}(a, b)` */
const dressedName =
  /\\(?:text|texttt|textbf|textit|mathrm|mathtt|mathbf|mathit|operatorname)\{([\p{L}\p{N}\\_ -]{1,40})\}(?=\s?\()/gu
const nameAlone = (all: string, name: string): string => `${' '.repeat(all.length - name.length - 1)}${name} `
const joint = (all: string): string => all.replace(/\\[a-z]+|[{}]/g, dressing => NOTHING.repeat(dressing.length))

/** A mark of nothing at the edge of a word. */
const loose = new RegExp(`${NOTHING}(?![\\p{L}\\p{N}_-])|(?<![\\p{L}\\p{N}_-])${NOTHING}`, 'gu')

/** The tokens of a model around its text: `<s> B </s><pad>`. */
const tokens = /^\s*<s>(?=[^<]*(?:<\/s>\s*)?(?:<[a-z/]{1,8}>\s*)*$)|<(?:pad|bos|eos|unk|cls|sep)>/giu

/** Makes a response plain. Linear; never throws. */
export function mask(raw: string): Masked {
  let text = plainForms(raw).replace(loose, ' ').replace(tokens, blank)
  text = withoutThinking(text)
  text = withoutTimes(withoutRemarks(withoutReasons(text)))
  // LaTeX, HTML and marks of templates: most responses have none.
  if (/[\\<&{]/.test(text))
    text = text
      .replace(blockEnd, lineEnd)
      .replace(dressedJoint, joint)
      .replace(subscript, joint)
      .replace(dressedName, nameAlone)
      .replace(latexArrow, all => '→'.padEnd(all.length))
      .replace(dress, blank)
  text = text.replace(/\(s\)/g, '   ')
  if (text.includes('__')) text = text.replace(boldUnderscores, '  ')
  if (text.includes('\\')) text = text.replace(/\\(?=[_\-#&%~$*.+{}[\]])/g, NOTHING)
  const struck: Span[] = []
  text = text.replace(
    /~~([^\n~]{1,2000})~~|<(del|s|strike)>([^<>]{0,2000})<\/(?:del|s|strike)>/giu,
    (all: string, _inner, _tag, _content, at: number) => {
      struck.push({ from: at, to: at + all.length })
      return all.replace(/~~|<\/?[a-z]{1,6}>/giu, blank)
    },
  )
  return { text, struck }
}

const boldUnderscores = /(?<![\p{L}\p{N}_])__(?=[^\s_])|(?<=[^\s_])__(?![\p{L}\p{N}_])/gu

/** The end of a row or a heading of HTML is the end of a line. */
const blockEnd =
  /<\/(?:h[1-6]|li|ul|ol|tr|table|p|div)\s?>(?=\s{0,9}<[a-z])|<br\s?\/?>(?!\s*$)|\\\\(?=\s{0,9}(?:\\[a-z]+\{|[\p{L}(]))/giu
const lineEnd = (all: string): string => `\n${' '.repeat(all.length - 1)}`

/** Reasons in JSON fields next to the answer: no answers. */
const reasonField =
  /,?\s{0,9}"(?:reason|reasoning|explanation|why|comment|note|justification|rationale|thoughts?|thinking|analysis|chain_of_thought)"\s?:\s?"(?:[^"\\\n]|\\[^\n]){0,2000}"/giu
const answerField = /"(?:fact|action|atom|proposition|name|effect|(?:final_)?answer)"\s?:/iu
/** What a response considered or discarded, next to its answer. */
const asideField =
  /,?\s{0,9}"(?:[a-z]{1,12}_){0,2}(?:alternatives?|considered|rejected|discarded)(?:_[a-z]{1,12}){0,2}"\s?:\s?(?:"(?:[^"\\\n]|\\[^\n]){0,2000}"|\[[^\][]{0,2000}\])/giu
const listField = /"(?:[a-z]{1,12}_){0,2}(?:plan|list|actions|steps|choice|option|index|landmark|answer)"\s?:/iu
const withoutReasons = (text: string): string => {
  const plain = answerField.test(text) ? text.replace(reasonField, blank) : text
  return answerField.test(plain) || listField.test(plain) ? plain.replace(asideField, blank) : plain
}

/** Comments in a program with other content: a commented-out part is no answer. */
const program = /```(?:python|py|yaml|yml|ruby|bash|sh|toml)[^\S\n]{0,9}\n[^`]*/giu
const remark = /(?<=^|\n|\s)#[^\n]*/gu
const remarkLine = /(?<=^|\n)[^\S\n]{0,9};[^\n]*/gu
const withoutRemarks = (text: string): string =>
  (/(?:^|\n)\s{0,9}\(/u.test(text) ? text.replace(remarkLine, blank) : text).replace(program, all => {
    const bare = all.replace(remark, blank)
    return /\n[^\n]*[([:]/u.test(bare) ? bare : all
  })

/** A line of a planner's output: `0.000: (a b) [1.000]`, `(0.0, 1.0): (a b)`. When it is and how long it takes is no answer. */
const timed =
  /(?<=^|\n)([^\S\n]{0,9}(?:\d{1,9}\.\d{1,9}|\d{1,6}|[([][\d.]{1,12}\s?,\s?[\d.]{1,12}[)\]])\s?:\s{0,4})(\([^()\n]{1,400}\))([^\S\n]{0,4}\[[^\]\n]{0,40}\d[^\]\n]{0,40}\])?(?=[^\S\n]{0,9}(?:\n|$))/gu
const withoutTimes = (text: string): string =>
  text.replace(timed, (_, time: string, step: string, lasting = '') =>
    [/[.,]/.test(time) ? blank(time) : time, step, blank(lasting)].join(''),
  )

const ringed = /^[①-⑳]$/

const blank = (all: string): string => all.replace(/[^\n]/g, ' ')

/** A text with blanks in place of some of its parts, which are in order. */
export function blanked(text: string, parts: readonly Span[]): string {
  let plain = ''
  let at = 0
  for (const { from, to } of parts) {
    plain += text.slice(at, from) + blank(text.slice(from, to))
    at = to
  }
  return plain + text.slice(at)
}

/** Unicode forms of letters, digits and punctuation as plain ones, unit for unit. */
function plainForms(raw: string): string {
  if (!/[^\n\x20-\x7f]/.test(raw)) return raw
  let text = ''
  for (let i = 0; i < raw.length; i++) {
    const char = raw[i]!
    if (char < '\x80') text += char === '\n' || char >= ' ' ? char : ' '
    else if (
      ringed.test(char) &&
      raw[i + 1] === ' ' &&
      /(?:^|\n)[ \t*>]{0,8}$/.test(raw.slice(Math.max(0, i - 10), i))
    ) {
      // `① (a b)` begins an entry; there is no room for its number and a stop.
      text += '-'
    } else {
      const single = singles[char]
      if (single !== undefined) text += single
      else {
        const form = char.normalize('NFKC')
        text += form.length === 1 ? form : char
      }
    }
  }
  return text
}

/** The response with what is not spoken blanked, and nothing else changed: for answers that are taken as they are written. */
export const spoken = (raw: string): string => withoutThinking(raw)

/** Blanks the model's thinking, and everything after a further question that it made up. */
function withoutThinking(text: string): string {
  const answered = text.replace(userTurn, blank)
  const hidden = thoughts(answered)
  const plain = hidden.length > 0 ? blanked(answered, hidden) : answered
  further.lastIndex = 0
  for (let match = further.exec(plain); match !== null; match = further.exec(plain))
    if (plain.slice(0, match.index).trim() !== '') return plain.slice(0, match.index) + blank(plain.slice(match.index))
  return plain
}

/** The prompt, where a template's marks around it are left in the response. */
const userTurn = /^\s*(?:<s>\s*)?\[INST\][^[]*(?:\[(?!\/INST\])[^[]*)*\[\/INST\]/u

/** True if the model was still thinking when its response ended. */
export function endsInThought(text: string): boolean {
  const last = (mark: RegExp): number => Array.from(text.matchAll(mark)).at(-1)?.index ?? -1
  return last(thoughtOpen) > last(thoughtClose)
}

function thoughts(text: string): Span[] {
  const marks = [
    ...Array.from(text.matchAll(thoughtOpen), match => ({ open: true, match })),
    ...Array.from(text.matchAll(thoughtClose), match => ({ open: false, match })),
  ].sort((a, b) => a.match.index - b.match.index)
  const hidden: Span[] = []
  let from = -1
  for (const { open, match } of marks) {
    const end = match.index + match[0].length
    if (open) {
      if (from < 0) from = match.index
    } else if (from >= 0) {
      hidden.push({ from, to: end })
      from = -1
    } else {
      // An end without a beginning: all before it was thought.
      hidden.length = 0
      hidden.push({ from: 0, to: end })
    }
  }
  if (from >= 0) {
    finalWord.lastIndex = from
    let last = -1
    for (let match = finalWord.exec(text); match !== null; match = finalWord.exec(text)) last = match.index
    hidden.push({ from, to: last < 0 ? text.length : last })
  }
  return hidden
}
