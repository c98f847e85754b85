import type { ClassFormat } from '../options'

export const toy: ClassFormat = {
  id: 'toy',
  title: 'Toy',
  does: 'the names of the questions alone',
  lacks: 'Everything but names is left out.',
  ending: '.toy.txt',
  type: 'text/plain',
  write: items => ({
    files: [{ name: 'questions.toy.txt', text: items.map(({ name }) => `${name}\n`).join('') }],
    isArchive: false,
    left: [],
  }),
}
