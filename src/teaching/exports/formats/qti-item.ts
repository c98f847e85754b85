// One item of QTI 2.1: question text, form of the answer, feedback for each answer, and how it is marked.

import { escaped } from '#base/xml'
import { essayKey, explanationHtml, paragraph, questionHtml } from '../html'
import { type ClassItem, type ItemOption, yesNoOptions } from '../item'
import { htmlOf, type Rich } from '../rich'

/** The namespace of QTI 2.1. */
export const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1'

/** `picture`: the address of the item's picture, relative to the item. */
export function itemXml(item: ClassItem, id: string, picture: string): string {
  const { declaration, interaction, processing, feedback } = answered(item)
  return [
    `<assessmentItem xmlns="${QTI}" identifier="${id}" title="${escaped(item.name)}" adaptive="false" timeDependent="false">`,
    declaration,
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    `<outcomeDeclaration identifier="FEEDBACK" cardinality="${item.answer.form === 'several' ? 'multiple' : 'single'}" baseType="identifier"/>`,
    '<outcomeDeclaration identifier="SOLUTION" cardinality="single" baseType="identifier"/>',
    `<itemBody>${questionHtml(item, () => picture)}${interaction}</itemBody>`,
    '<responseProcessing>',
    ...processing,
    set('SOLUTION', baseValue('identifier', 'explanation')),
    '</responseProcessing>',
    ...feedback.map(([name, rich]) => modal('FEEDBACK', name, paragraph(rich, 'feedback'))),
    modal('SOLUTION', 'explanation', explanationHtml(item)),
    '</assessmentItem>',
  ].join('\n')
}

interface Answered {
  readonly declaration: string
  readonly interaction: string
  readonly processing: readonly string[]
  readonly feedback: readonly (readonly [name: string, text: Rich])[]
}

function answered(item: ClassItem): Answered {
  const { answer, explanation } = item
  switch (answer.form) {
    case 'yes-no':
      return choice(yesNoOptions(answer), answer.form)
    case 'one':
    case 'several':
      return choice(answer.options, answer.form)
    case 'number':
      return number(answer, explanation)
    case 'essay':
      return {
        declaration: '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
        interaction: `<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="${answer.lines}"/><rubricBlock view="scorer">${paragraph(essayKey(answer.right, explanation), 'explanation')}</rubricBlock>`,
        // Essays are marked by hand.
        processing: [],
        feedback: [],
      }
    default:
      return answer satisfies never
  }
}

interface Choice {
  readonly name: string
  readonly html: string
  readonly right: boolean
  readonly feedback: Rich
}

const simpleChoice = ({ text, right, feedback }: ItemOption, i: number): Choice => ({
  name: `option-${i + 1}`,
  html: htmlOf(text),
  right,
  feedback,
})

function choice(items: readonly ItemOption[], form: 'yes-no' | 'one' | 'several'): Answered {
  const isSeveral = form === 'several'
  const options = items.map(simpleChoice)
  const right = options.filter(each => each.right)
  const wrong = options.length - right.length
  const entry = ({ name, right: is }: Choice): string =>
    `<mapEntry mapKey="${name}" mappedValue="${is ? 1 / right.length : -1 / wrong}"/>`
  const mapping = isSeveral
    ? `<mapping lowerBound="0" upperBound="1" defaultValue="0">${options.map(entry).join('')}</mapping>`
    : ''
  return {
    declaration: `<responseDeclaration identifier="RESPONSE" cardinality="${isSeveral ? 'multiple' : 'single'}" baseType="identifier"><correctResponse>${right
      .map(({ name }) => `<value>${name}</value>`)
      .join('')}</correctResponse>${mapping}</responseDeclaration>`,
    interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${form !== 'yes-no'}" maxChoices="${isSeveral ? 0 : 1}">${options
      .map(({ name, html }) => `<simpleChoice identifier="${name}">${html}</simpleChoice>`)
      .join('')}</choiceInteraction>`,
    processing: [
      isSeveral
        ? set('SCORE', '<mapResponse identifier="RESPONSE"/>')
        : condition([[matchesKey, 'SCORE', baseValue('float', '1')]]),
      set('FEEDBACK', '<variable identifier="RESPONSE"/>'),
    ],
    feedback: options.map(({ name, feedback }) => [name, feedback]),
  }
}

function number(answer: Extract<ClassItem['answer'], { form: 'number' }>, explanation: Rich): Answered {
  const identifierValue = (name: string): string => baseValue('identifier', name)
  const isNumber = (value: number): string =>
    `<match><variable identifier="RESPONSE"/>${baseValue('integer', String(value))}</match>`
  return {
    declaration: `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="integer"><correctResponse><value>${answer.right}</value></correctResponse></responseDeclaration>`,
    interaction: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="4"/></p>',
    processing: [
      condition([[matchesKey, 'SCORE', baseValue('float', '1')]]),
      condition(
        [
          [matchesKey, 'FEEDBACK', identifierValue('right')],
          ...answer.wrong.map(
            ({ number: value }) => [isNumber(value), 'FEEDBACK', identifierValue(`number-${value}`)] as const,
          ),
        ],
        ['FEEDBACK', identifierValue('otherwise')],
      ),
    ],
    feedback: [
      ['right', explanation],
      ...answer.wrong.map(({ number: value, feedback }) => [`number-${value}`, feedback] as const),
      ['otherwise', answer.otherwise],
    ],
  }
}

const matchesKey = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>'

const baseValue = (type: string, value: string): string => `<baseValue baseType="${type}">${value}</baseValue>`

const set = (outcome: string, value: string): string =>
  `<setOutcomeValue identifier="${outcome}">${value}</setOutcomeValue>`

/** The outcome of the first test that holds; if none does, the last outcome. */
function condition(
  tests: readonly (readonly [test: string, outcome: string, value: string])[],
  otherwise?: readonly [outcome: string, value: string],
): string {
  const parts = tests.map(([test, outcome, value], i) => {
    const element = i === 0 ? 'responseIf' : 'responseElseIf'
    return `<${element}>${test}${set(outcome, value)}</${element}>`
  })
  const last = otherwise === undefined ? '' : `<responseElse>${set(...otherwise)}</responseElse>`
  return `<responseCondition>${parts.join('')}${last}</responseCondition>`
}

const modal = (outcome: string, name: string, html: string): string =>
  `<modalFeedback outcomeIdentifier="${outcome}" identifier="${name}" showHide="show">${html}</modalFeedback>`
