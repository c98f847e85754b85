// Names as English: splitting into words, classifying words, and inflecting verbs.

import { wantsAn } from '../checks/articles'
import { table } from './plurals'

const set = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** Words that names often write as one. */
const compounds = table(
  'pickup:pick up,putdown:put down,dropoff:drop off,setdown:set down,handempty:hand empty,' +
    'armempty:arm empty,nextto:next to,noteq:not eq,notexist:not exist,neq:not eq,' +
    'leftof:left of,rightof:right of,ontop:on top,turnon:turn on,turnoff:turn off,' +
    'switchon:switch on,switchoff:switch off,isclear:is clear,partof:part of,' +
    'goto:go to,ison:is on,isoff:is off,moveto:move to,connectedto:connected to',
)

/** Abbreviations that are never words. */
const short = table('loc:location,pos:position,dir:direction,pkg:package,veh:vehicle,conn:connected')

/**
 * The words of a name as spelt, lower-cased: `pick-up`, `lift_at`, `isClear`, `ontable`. A preposition written together
 * with one of `nouns` is split off.
 */
export function nameWords(spelled: string, nouns: ReadonlySet<string> = new Set()): string[] {
  const mixed = /\p{Ll}/u.test(spelled) && /\p{Lu}/u.test(spelled)
  const spaced = mixed
    ? spelled.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    : spelled
  return spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap(word => (compounds.get(word) ?? short.get(word) ?? apart(word, nouns)).split(' '))
}

const surfaces = set('table tray floor ground board hand arm bag box')

/** `ontable` → `on table`; `intruck` → `in truck` if there are trucks. */
function apart(word: string, nouns: ReadonlySet<string>): string {
  const [, head, rest] = /^(on|in|at|is|has|not)(\w{3,})$/.exec(word) ?? []
  if (head === undefined) return word
  const isKnown = /^(?:is|not)$/.test(head) ? isAdjective(rest!) : surfaces.has(rest!)
  return isKnown || nouns.has(rest!) ? `${head} ${rest}` : word
}

/** `a truck`, `an airport`. */
export const withArticle = (noun: string): string => `${wantsAn(noun) ? 'an' : 'a'} ${noun}`

export const isPreposition = (word: string): boolean => prepositions.has(word)
const prepositions = set(
  'at in on into onto from to of above below under over inside outside behind beside near by with without ' +
    'within between off through around towards via for against across along',
)

const places = set(
  'place location room cell tile waypoint position area floor city town node station zone site table kitchen ' +
    'ground board depot spot field square point region house building airport port home dock level lane segment ' +
    'curb corner street road storearea stop x y',
)
/** True for nouns of places. */
export const isPlace = (noun: string): boolean => noun.split(' ').some(word => places.has(word))

const adjectives = set(
  'cool clear open empty full free busy clean dirty ready available locked hot cold warm wet dry alive dead on off ' +
    'adjacent different equal next near visible safe unsafe idle active inactive high low big small large new old ' +
    'red green blue white black smooth rough whole broken faulty correct happy hungry sick healthy private public ' +
    'true false allergic male female home done gone lost won built made held kept left sent hidden seen known unknown ' +
    'stable distinct asleep awake alone present absent possible enough light heavy parallel smaller larger bigger ' +
    'higher lower greater less same similar shut put cut set ill straight perpendicular neighboring neighbouring ' +
    'lit thirsty loose tight raw ripe fresh deep shallow fast slow left right',
)
/** True for words that describe a property, including participles. */
export const isAdjective = (word: string): boolean =>
  adjectives.has(word) ||
  (/^(?!bed$|red$|shed$|sled$)\w+[^e]ed$/.test(word) && word.length > 3) ||
  (/(?:able|ible|ful|less|ous|ive|ent)$/.test(word) &&
    word.length > 4 &&
    !/^(?:need|feed|seed|speed|table|cable|agent|event|parent|client|moment|patient|student|document|component)/.test(
      word,
    ))

const particles = set('up down off out away back')
const loose = set('on in over open')
/** True if the word belongs to the verb before it: `pick up`, `switch off`. */
export const isParticle = (word: string, isLast: boolean): boolean => particles.has(word) || (isLast && loose.has(word))

const thirds = table(
  'has:have,does:do,goes:go,is:be,holds:hold,carries:carry,needs:need,wants:want,supports:support,contains:contain,' +
    'includes:include,likes:like,owns:own,uses:use,covers:cover,craves:crave,blocks:block,leads:lead,fits:fit,' +
    'knows:know,sees:see,touches:touch,requires:require,provides:provide,connects:connect,serves:serve,' +
    'belongs:belong,follows:follow,precedes:precede,loves:love,makes:make,produces:produce,allows:allow,' +
    'lies:lie,stands:stand,carry:carry,have:have,hold:hold,contain:contain,support:support,include:include,' +
    'need:need,require:require,exist:exist,exists:exist,know:know,follow:follow,follows:follow,cover:cover,' +
    'covers:cover,want:want,serve:serve,own:own,connects:connect,touch:touch,lack:lack,lacks:lack,fit:fit,' +
    'reaches:reach,takes:take,shows:show,works:work,feeds:feed,points:point,looks:look,faces:face,sits:sit,' +
    'fills:fill,leaves:leave,remains:remain,stays:stay,waits:wait,gives:give,leadsto:lead',
)
/** The base form of a word that is certainly a verb in a name: `supports`, `have`; undefined for others. */
export const verbOf = (word: string): string | undefined => thirds.get(word)

/** `carry` → `carries`. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** `carries` → `carry`, for a word in the position of a verb; undefined if its ending does not fit. */
export function plainVerb(word: string): string | undefined {
  const known = thirds.get(word)
  if (known !== undefined) return known
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|ers|ors|ions|ings)$/.test(word)) return undefined
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /(?:ss|x|z|ch|sh|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const passive = table(
  'hold:held,carry:carried,lift:lifted,grasp:grasped,have:had,use:used,push:pushed,know:known,own:owned,cover:covered,' +
    'contain:contained,support:supported,take:taken,serve:served,' +
    'holding:held,carrying:carried,lifting:lifted,grasping:grasped,having:had,using:used,pushing:pushed',
)
/** `holding` → `held`: for an object with an agent that is not a parameter. */
export const passiveOf = (word: string): string | undefined => passive.get(word)
