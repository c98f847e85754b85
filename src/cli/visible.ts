// Sanitises text from files for a terminal: on one line, without characters that move the cursor or change colours.

/** Maximum number of characters; longer texts are cut. */
const LONGEST = 500

export function visible(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).trimEnd()}…`
}
