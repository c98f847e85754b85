export type NameSort = 'action' | 'fact'
