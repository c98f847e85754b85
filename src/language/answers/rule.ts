// The rule of reading in a few sentences, as the page shows it. The whole of it, with examples: docs/reading.md.

/** One sentence each, most important first. */
export const ruleOfReading: readonly string[] = [
  'Your conclusion counts: a last line that is nothing but an answer, what follows “Answer:”, what stands in a box, or “so the answer is …”.',
  'Of several conclusions the last counts.',
  'What you deny, consider or explain is not your answer: “not (a b)”, “you might think (a b), but …”, “because (a b) …”.',
  'A list is whole when it closes. A remark after it takes nothing away; a remark behind an entry, on its own line, can.',
  'A bare number is an index and counts from 0; “the 5th action” counts from 1, so it is index 4.',
  'Where one answer is asked and you give two that differ, no guess is made: you choose which one is meant.',
]
