// QTI 2.1 (IMS Question and Test Interoperability, Assessment Test, Question and Item Information Model, 2012) as a
// package (IMS Content Packaging 1.1): one file per item, one test containing all items, and a manifest.

import { escaped } from '#base/xml'
import type { ClassItem } from '../item'
import type { ClassFormat, Written, WrittenText } from '../options'
import { itemXml, QTI } from './qti-item'

const CP = 'http://www.imsglobal.org/xsd/imscp_v1p1'
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const TEST = 'test.xml'

export const qti: ClassFormat = {
  id: 'qti',
  title: 'QTI 2.1',
  does: 'Canvas and other systems, as a zip package',
  lacks: '',
  ending: '.qti.zip',
  type: 'application/zip',
  write,
}

function write(items: readonly ClassItem[], title: string): Written {
  const parts = items.map((item, i) => partsOf(item, i + 1))
  return {
    files: [
      { name: 'imsmanifest.xml', text: manifest(parts) },
      { name: TEST, text: test(parts, title) },
      ...parts.flatMap(({ files }) => files),
    ],
    isArchive: true,
    left: [],
  }
}

interface ItemParts {
  readonly id: string
  readonly title: string
  /** The item itself, then its picture. */
  readonly files: readonly WrittenText[]
}

function partsOf(item: ClassItem, number: number): ItemParts {
  const id = `q${number}`
  const { picture } = item.text
  const pictures = picture === null ? [] : [{ name: `items/${id}.svg`, text: picture.svg }]
  const text = `${XML}\n${itemXml(item, id, `${id}.svg`)}\n`
  return { id, title: item.name, files: [{ name: `items/${id}.xml`, text }, ...pictures] }
}

function test(parts: readonly ItemParts[], title: string): string {
  const refs = parts.map(({ id }) => `<assessmentItemRef identifier="${id}" href="items/${id}.xml"/>`)
  return [
    XML,
    `<assessmentTest xmlns="${QTI}" identifier="test" title="${escaped(title)}">`,
    '<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">',
    `<assessmentSection identifier="section" title="${escaped(title)}" visible="true">`,
    ...refs,
    '</assessmentSection>',
    '</testPart>',
    '</assessmentTest>',
    '',
  ].join('\n')
}

function manifest(parts: readonly ItemParts[]): string {
  return [
    XML,
    `<manifest xmlns="${CP}" identifier="manifest">`,
    '<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    `<resource identifier="resource-test" type="imsqti_test_xmlv2p1" href="${TEST}"><file href="${TEST}"/>`,
    ...parts.map(({ id }) => `<dependency identifierref="resource-${id}"/>`),
    '</resource>',
    ...parts.map(
      ({ id, files }) =>
        `<resource identifier="resource-${id}" type="imsqti_item_xmlv2p1" href="items/${id}.xml">${files
          .map(({ name }) => `<file href="${name}"/>`)
          .join('')}</resource>`,
    ),
    '</resources>',
    '</manifest>',
    '',
  ].join('\n')
}
