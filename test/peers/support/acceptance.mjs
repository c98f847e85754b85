// Which texts a tool refuses, compared with this parser and its notes on what other tools refuse.

/** Whether we take the texts: null, or the first error. */
export async function refusalOf(agent, { domain, problem }) {
  const { diagnostics } = await agent.call('check', { domain, problem })
  return diagnostics.find(({ severity }) => severity === 'error')?.message ?? null
}

/** Refusals that no note names, because they are the text's fault: `[tool, pattern, what it is]`. */
const explained = [
  ['pddl', /^PDDLMissingRequirementError/, 'without a requirement that they need (a warning of `check`)'],
]

/**
 * The row of one tool: it passes where we refuse nothing that the tool takes, and where each refusal is named by a
 * portability note, or explained above. `refusals`: null or a message for each text.
 */
export function acceptanceRows({ tool, version, id, name, texts, own, refusals, portabilityOf, log }) {
  const stricter = []
  const noted = new Map()
  const unnoted = new Map()
  let falseNotes = 0
  for (const [i, text] of texts.entries()) {
    const refusal = refusals[i]
    if (refusal === null && own[i] !== null) stricter.push(`${text.name} (${own[i]})`)
    const notes = own[i] === null ? portabilityOf(text).filter(note => note.tools.includes(id)) : []
    if (refusal === null) {
      if (notes.length > 0) {
        falseNotes++
        if (falseNotes <= 3) log(`${tool} takes ${text.name} in spite of ${notes.map(({ code }) => code).join(', ')}`)
      }
    } else if (own[i] !== null) add(unnoted, 'refused by Planground, too', text)
    else if (notes.length > 0) for (const code of new Set(notes.map(note => note.code))) add(noted, code, text)
    else add(unnoted, explained.find(([of, pattern]) => of === id && pattern.test(refusal))?.[2] ?? refusal, text)
  }
  const known = ['refused by Planground, too', ...explained.map(each => each[2])]
  const unexplained = [...unnoted.keys()].filter(reason => !known.includes(reason))
  for (const reason of unexplained)
    log(`${tool} refuses ${unnoted.get(reason).length} without a note: ${reason}: ${unnoted.get(reason)[0]}`)
  for (const each of stricter) log(`${tool} takes what we refuse: ${each}`)
  const counts = found => [...found].map(([reason, { length }]) => `${length} ${reason}`)
  const refused = refusals.filter(each => each !== null).length
  const parts = [
    ...(noted.size > 0 ? [`named by notes of \`check\`: ${counts(noted).join(', ')}`] : []),
    ...(unnoted.size > 0 ? [`by no note: ${counts(unnoted).join(', ')}`] : []),
    ...(falseNotes > 0 ? [`${falseNotes} accepted in spite of a note`] : []),
    ...(stricter.length > 0 ? [`Planground alone refuses ${stricter.length}: ${stricter[0]}`] : []),
  ]
  return [
    {
      ...{ tool, version, what: `acceptance of ${texts.length} ${name} texts` },
      result: [`refuses ${refused}`, ...parts].join('; '),
      passed: stricter.length === 0 && unexplained.length === 0,
    },
  ]
}

function add(found, reason, { name }) {
  if (!found.has(reason)) found.set(reason, [])
  found.get(reason).push(name)
}
