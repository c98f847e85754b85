// The sentences of the rule of reading, which are loaded when they are first shown.

import { For } from 'solid-js'
import { ruleOfReading } from '#language/answers/rule'

export const RuleSentences = () => <For each={ruleOfReading}>{sentence => <li>{sentence}</li>}</For>
