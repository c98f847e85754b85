// The ferry's phrases, for tests of the language.

import { domainFolders } from '../../domains/index'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'

const folder = domainFolders.find(({ id }) => id === 'ferry')!
export const ferryText = folder.phrasesText
export const ferryDomain = parseDomain(folder.domainText).domain
export const ferryProblem = parseProblem(folder.problems[0]!.text, ferryDomain).problem
export const ferry = readPhrases(ferryText, ferryDomain).phrases
