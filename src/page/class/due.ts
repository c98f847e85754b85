// The due date of a sheet in words.

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

export const dueWords = (due: string): string => format.format(new Date(due))
