// A simulated student's knowledge of ferries: read from the English of a question, by independently written rules.

export interface Ferry {
  /** The position of the ferry. */
  readonly at: string
  /** The place of each car; `on` for the one on the ferry. */
  readonly cars: ReadonlyMap<string, string>
}

const places = ['l0', 'l1']

/** The state, as the question describes it: `The ferry is at location l0. c0 is on the ferry.` */
export function worldIn(text: string): Ferry {
  const cars = new Map<string, string>()
  const lines = text.matchAll(/((?:c\d(?: and )?)+) (?:is|are) (?:at(?: location)? (l\d)|on the ferry)/g)
  for (const [, named, place] of lines) for (const car of named!.split(' and ')) cars.set(car, place ?? 'on')
  const at = /ferry is at(?: location)? (l\d)/.exec(text)?.[1]
  if (at === undefined || cars.size !== 2) throw new Error(`this text describes no ferry: ${text}`)
  return { at, cars }
}

const isEmpty = ({ cars }: Ferry): boolean => ![...cars.values()].includes('on')
const other = (place: string): string => places.find(each => each !== place)!

/** All actions with a precondition that holds. */
export function applicable(ferry: Ferry): string[] {
  const found = [`(sail ${ferry.at} ${other(ferry.at)})`]
  for (const [car, place] of ferry.cars) {
    if (place === 'on') found.push(`(debark ${car} ${ferry.at})`)
    else if (place === ferry.at && isEmpty(ferry)) found.push(`(board ${car} ${ferry.at})`)
  }
  return found
}

/** All actions with one changeable condition that holds, which a known wrong rule considers enough. */
export function looselyApplicable(ferry: Ferry): string[] {
  const found = [`(sail ${ferry.at} ${other(ferry.at)})`]
  for (const [car, place] of ferry.cars)
    for (const here of places) {
      if (place === here || ferry.at === here || isEmpty(ferry)) found.push(`(board ${car} ${here})`)
      if (place === 'on' || ferry.at === here) found.push(`(debark ${car} ${here})`)
    }
  return found
}

/** The adds and deletes of an action; without deletes, as in another wrong rule. */
export function changes(action: string, noDeletes = false): string {
  const [verb, one = '', two = ''] = action.slice(1, -1).split(' ')
  const [adds, deletes] =
    verb === 'sail'
      ? [[`(at-ferry ${two})`], [`(at-ferry ${one})`]]
      : verb === 'board'
        ? [[`(on ${one})`], [`(at ${one} ${two})`, '(empty-ferry)']]
        : [[`(at ${one} ${two})`, '(empty-ferry)'], [`(on ${one})`]]
  return `[${adds!.join(', ')}] [${noDeletes ? '' : deletes!.join(', ')}]`
}
