import type { PublishedResults } from '../published'

export const published: PublishedResults = {
  papers: [{ id: 'toybench', title: 'ToyBench: Facts', venue: 'Toys', arxiv: '', domains: ['ferry'] }],
  tables: [
    {
      id: 'toy-1',
      paper: 'toybench',
      place: 'Table 1',
      title: 'One model',
      unit: 'percent',
      setup: { prompting: 'no examples', split: 'all', perKind: 2, tries: 1 },
      columns: 'toyfact.gen',
      rows: 'Toy model | | 50.0',
    },
  ],
}
