// Slips of style that a reader of the finished dataset would see: blanks, marks, articles, plurals, capitals, repeated
// words, leftover markup.

import type { Span } from '../../base/text'
import type { Fix } from '../../pddl/diagnostic'
import type { Template } from '../template'
import { wantsAn } from './articles'
import type { Findings } from './finding'
import type { Wording } from './wordings'

/** One slip: its code and message, where it is in the template's text, and what mends it. */
interface Slip {
  readonly code: string
  readonly message: string
  /** The whole wording where absent. */
  readonly at?: Span
  /** What is to stand in the place of the whole wording, where that is sure. */
  readonly mended?: string
}

export function checkStyle(wording: Wording, findings: Findings): void {
  const { template } = wording
  for (const { code, message, mended } of [
    ...blanks(template),
    ...marks(template),
    ...words(wording),
  ]) {
    const { span } = template
    const fix: Fix | undefined =
      mended === undefined || span.to - span.from !== template.text.length
        ? undefined
        : { label: `Write “${mended}”`, span, text: mended }
    findings.say({
      code,
      severity: 'warning',
      span,
      message,
      ...(fix === undefined ? {} : { fix }),
    })
  }
}

function* blanks({ text }: Template): Generator<Slip> {
  if (/^\s|\s$/.test(text))
    yield {
      code: 'blank-at-edge',
      message: 'This wording begins or ends with a blank.',
      mended: text.trim(),
    }
  if (/\S\s{2,}\S/.test(text))
    yield {
      code: 'double-blank',
      message: 'This wording has two blanks in a row.',
      mended: text.replace(/(\S)\s{2,}(?=\S)/g, '$1 '),
    }
  if (/\s[,;.!?]/.test(text.trim()))
    yield {
      code: 'blank-before-mark',
      message: 'There is a blank before a comma or full stop.',
      mended: text.replace(/\s+([,;.!?])/g, '$1'),
    }
}

function* marks({ text }: Template): Generator<Slip> {
  const plain = text.trim()
  if (/[.!?;,:]$/.test(plain))
    yield {
      code: 'mark-at-end',
      message:
        'A wording has no full stop or comma at its end; sentences get theirs when they are put together.',
      mended: plain.replace(/[.!?;,:\s]+$/, ''),
    }
  if (/[,;]\s*[,;]|\b(and|or)\s*,?\s+\1\b/i.test(plain))
    yield { code: 'list-slip', message: 'Two commas, or two words “and”, stand side by side.' }
  const left =
    /<\/?\w+[^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);|\*\*|__|`|\$\{|%[sd]|\b(?:TODO|FIXME|XXX)\b|\{\s*\}|\?\w+/.exec(
      plain,
    )
  if (left !== null)
    yield { code: 'leftover-markup', message: `“${left[0]}” looks like markup that was left over.` }
}

function* words({ template, use, gather }: Wording): Generator<Slip> {
  const { text } = template
  const article = wrongArticle(text)
  if (article !== undefined)
    yield {
      code: 'article',
      message: `“${article.written}” has the wrong article: write “${article.right}”.`,
      mended: text.replace(article.written, article.right),
    }
  // `{x} and {y} are` is right: several things.
  const plural = /(?<! and )\{(\w[\w-]*)\}\s+(are|were|have)\b/.exec(text)
  if (plural !== null && plural[1] !== gather)
    yield {
      code: 'plural',
      message: `\`{${plural[1]}}\` is one thing: write ${plural[2] === 'have' ? '`has`' : plural[2] === 'were' ? '`was`' : '`[is|are]`, or `is`'}.`,
    }
  if (plural !== null && plural[1] === gather)
    yield {
      code: 'plural',
      message: `\`{${gather}}\` is one thing or several: write \`[is|are]\`, with both forms.`,
      mended: text.replace(/\bare\b/, '[is|are]').replace(/\bhave\b/, '[has|have]'),
    }
  // Only where the list is what the sentence is about.
  const single =
    gather === undefined
      ? null
      : new RegExp(`^(?:\\w+ )?\\{${gather}\\}\\s+(is|was|has)\\b`).exec(text)
  if (single !== null)
    yield {
      code: 'plural',
      message: `\`{${gather}}\` is one thing or several: write \`[is|are]\`, with both forms.`,
      mended: text.replace(single[0], single[0].replace(single[1]!, forms[single[1]!]!)),
    }
  const twice = /\b([a-z]+) \1\b/i.exec(text)
  if (twice !== null && !/^(?:had|that)$/i.test(twice[1]!))
    yield {
      code: 'repeated-word',
      message: `“${twice[1]}” stands there twice.`,
      mended: text.replace(twice[0], twice[1]!),
    }
  if (use !== 'told' && /^[A-Z][a-z]/.test(text.trim()))
    yield {
      code: 'capital',
      message:
        'A wording begins with a small letter; sentences get their capitals when they are put together.',
      mended: text.replace(/[A-Z]/, letter => letter.toLowerCase()),
    }
}

const forms: Readonly<Record<string, string>> = {
  is: '[is|are]',
  was: '[was|were]',
  has: '[has|have]',
}

/** `a` before a vowel, `an` before a consonant; slots tell nothing. */
function wrongArticle(text: string): { written: string; right: string } | undefined {
  for (const [written, article, word] of text.matchAll(/\b(an?)\s+([a-z0-9][\w-]*)/gi)) {
    const vowel = wantsAn(word!)
    if (vowel === (article!.toLowerCase() === 'an')) continue
    const right = article![0]! + (vowel ? 'n' : '')
    return { written, right: written.replace(article!, right) }
  }
  return undefined
}
