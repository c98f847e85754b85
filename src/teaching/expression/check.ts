// Checks names and types of an expression: syntax tree → typed tree, or the first mistake. A function with several
// forms uses the first form that fits; results for subexpressions are cached, so that trying forms stays fast.

import type { LessonFunction, Parameter } from './function'
import { checkWord } from './check-words'
import { functionsNamed } from './functions/all'
import { capitalWords, constants, noSuchParameter, takesSoMany, unknownName, wrong, wrongCount } from './check-mistakes'
import type { Node } from './syntax'
import { common, fits, isList, isTest, type Type, typeWords } from './types'
import { type Checked, isMistake, type Scope, type Typed, type Wrong } from './typed'

type NameNode = Node & { readonly kind: 'name' }

/** Checks the tree; `wanted` is the type that its value must have. */
export function checkTree(tree: Node, wanted: Type, scope: Scope): Checked {
  return new Checker().check(tree, wanted, scope)
}

class Checker {
  private readonly known = new Map<Node, Map<string, Checked>>()

  check(node: Node, wanted: Type, scope: Scope): Checked {
    const key = JSON.stringify([wanted, scope.it, scope.isOneOfMany])
    const known = this.known.get(node) ?? new Map<string, Checked>()
    this.known.set(node, known)
    const found = known.get(key) ?? this.fitting(node, wanted, scope)
    known.set(key, found)
    return found
  }

  private fitting(node: Node, wanted: Type, scope: Scope): Checked {
    if (isTest(wanted)) return this.asTest(node, wanted.test, scope)
    const found = this.find(node, wanted, scope)
    if (isMistake(found) || fits(found.type, wanted)) return isMistake(found) ? found : checkWord(found, wanted)
    return wrong(`${capitalWords(found.type)} stands where ${typeWords(wanted)} is expected.`, node)
  }

  private find(node: Node, wanted: Type, scope: Scope): Checked {
    const { from, to } = node
    switch (node.kind) {
      case 'number':
        return { kind: 'constant', value: node.value, type: 'number', from, to }
      case 'text':
        return { kind: 'constant', value: node.value, type: 'text', from, to }
      case 'list':
        return this.list(node, wanted, scope)
      case 'name':
        return this.name(node, wanted, scope)
      case 'minus':
      case 'not': {
        const type = node.kind === 'minus' ? 'number' : 'truth'
        const of = this.check(node.of, type, scope)
        return isMistake(of) ? of : { kind: node.kind, of, type, from, to }
      }
      case 'sum':
        return this.two(node, 'number', scope, (left, right) => ({
          ...{ kind: 'sum', sign: node.sign, left, right, type: 'number', from, to },
        }))
      case 'compare':
        return this.compare(node, scope)
      case 'and':
      case 'or': {
        const parts = this.all(node.parts, 'truth', scope)
        return 'mistake' in parts ? parts : { kind: node.kind, parts: parts.found, type: 'truth', from, to }
      }
      default:
        return node satisfies never
    }
  }

  private two(
    { left, right }: { readonly left: Node; readonly right: Node },
    type: Type,
    scope: Scope,
    join: (left: Typed, right: Typed) => Checked,
  ): Checked {
    const first = this.check(left, type, scope)
    if (isMistake(first)) return first
    const second = this.check(right, type, scope)
    return isMistake(second) ? second : join(first, second)
  }

  private all(nodes: readonly Node[], type: Type, scope: Scope): { readonly found: readonly Typed[] } | Wrong {
    const found: Typed[] = []
    for (const each of nodes) {
      const one = this.check(each, type, scope)
      if (isMistake(one)) return one
      found.push(one)
    }
    return { found }
  }

  private compare(node: Node & { readonly kind: 'compare' }, scope: Scope): Checked {
    const { sign, from, to } = node
    const isOrder = sign !== '==' && sign !== '!='
    return this.two(node, isOrder ? 'number' : 'any', scope, (left, right) => {
      if (common(left.type, right.type) === undefined)
        return wrong(
          `${capitalWords(left.type)} is compared with ${typeWords(right.type)}, which it can never be.`,
          node,
        )
      return { kind: 'compare', sign, left, right, type: 'truth', from, to }
    })
  }

  private list(node: Node & { readonly kind: 'list' }, wanted: Type, scope: Scope): Checked {
    const { from, to } = node
    const member: Type = isList(wanted)
      ? wanted.list
      : wanted === 'state' || wanted === 'pair'
        ? 'fact'
        : wanted === 'condition'
          ? 'condition'
          : 'any'
    const items = this.all(node.items, member, scope)
    if ('mistake' in items) return items
    let type: Type = 'nothing'
    for (const item of items.found) {
      const both = common(type, item.type)
      if (both === undefined)
        return wrong(
          `The list holds ${typeWords(type)}, and ${typeWords(item.type)} as well. All members of a list are of one kind.`,
          item,
        )
      type = both
    }
    return { kind: 'list', items: items.found, type: { list: type }, from, to }
  }

  private name(node: NameNode, wanted: Type, scope: Scope): Checked {
    const { name, from, to } = node
    const constant = constants.get(name)
    if (constant !== undefined && !node.isCall)
      return {
        kind: 'constant',
        value: constant,
        type: typeof constant === 'number' ? 'number' : 'truth',
        from,
        to,
      }
    if (name === 'if') return this.condition(node, wanted, scope)
    if ((name === 'row' || name === 'it') && !node.isCall) {
      const type = scope[name]
      if (type !== undefined) return { kind: 'bound', name, type, from, to }
      return wrong(
        name === 'row'
          ? '“row” means something only in what is right of a table, with “rows”.'
          : '“it” means something only inside of filter, each and some.',
        node,
      )
    }
    const isPlan = scope.plans.has(name) || name === 'cheapest' || (name === 'plan' && scope.hasPlan)
    if (isPlan && !node.isCall) return { kind: 'plan', name, type: { list: 'action' }, from, to }
    const forms = functionsNamed(name)
    if (forms.length === 0) return unknownName(node, scope)
    return this.call(node, forms, wanted, scope)
  }

  private condition(node: NameNode, wanted: Type, scope: Scope): Checked {
    const [condition, then, otherwise] = node.given
    if (node.given.length !== 3 || node.given.some(each => each.name !== undefined))
      return wrong('“if” takes three values: if(what is asked, value if true, value if not).', node)
    const asked = this.check(condition!.value, 'truth', scope)
    if (isMistake(asked)) return asked
    return this.two({ left: then!.value, right: otherwise!.value }, wanted, scope, (a, b) => {
      const type = common(a.type, b.type)
      if (type === undefined) return wrong('The two values of “if” are of different kinds.', node)
      return {
        kind: 'if',
        condition: asked,
        met: a,
        otherwise: b,
        type,
        from: node.from,
        to: node.to,
      }
    })
  }

  /** The call, using the first form that fits. */
  private call(node: NameNode, forms: readonly LessonFunction[], wanted: Type, scope: Scope): Checked {
    let first: Checked | undefined
    for (const form of forms.filter(form => takesSoMany(form, node.given))) {
      const found = this.form(node, form, scope)
      if (!isMistake(found) && fits(found.type, wanted)) return found
      // A mistake deep inside is more informative than the message that another form was expected.
      if (first === undefined || isMistake(first)) first = found
    }
    return first ?? wrongCount(node, forms)
  }

  private form(node: NameNode, form: LessonFunction, scope: Scope): Checked {
    if (form.needs === 'run' && !scope.hasRun)
      return wrong(
        `“${form.name}” means something only where a search is shown that stops “at” a number of expansions.`,
        node,
      )
    if (form.isForMany && scope.isOneOfMany)
      return wrong(`“${form.name}” cannot be nested in another of its kind.`, node)
    const given = this.arguments(node, form, scope)
    if ('mistake' in given) return given
    const types = new Map([...given.found].map(([name, { type }]) => [name, type]))
    const type = typeof form.gives === 'function' ? form.gives(types) : form.gives
    return { kind: 'call', function: form, given: given.found, type, from: node.from, to: node.to }
  }

  private arguments(
    node: NameNode,
    form: LessonFunction,
    scope: Scope,
    skip = 0,
  ): { readonly found: ReadonlyMap<string, Typed> } | Wrong {
    const found = new Map<string, Typed>()
    const inOrder = form.takes.filter(each => each.named !== true).slice(skip)
    let place = 0
    for (const { name, nameSpan, value } of node.given) {
      const parameter = name === undefined ? inOrder[place++] : form.takes.find(each => each.name === name)
      if (parameter === undefined) return noSuchParameter(form, name, nameSpan ?? value)
      if (found.has(parameter.name)) return wrong(`“${parameter.name}” is given twice.`, nameSpan ?? value)
      const checked = this.argument(form, parameter, value, scope, found)
      if (isMistake(checked)) return checked
      found.set(parameter.name, checked)
    }
    const missing = form.takes
      .filter(each => each.named === true || inOrder.includes(each))
      .find(each => each.optional !== true && !found.has(each.name))
    if (missing !== undefined)
      return wrong(`“${form.name}” needs ${typeWords(missing.type)} as well (“${missing.name}”).`, node)
    return { found }
  }

  private argument(
    form: LessonFunction,
    parameter: Parameter,
    value: Node,
    scope: Scope,
    before: ReadonlyMap<string, Typed>,
  ): Checked {
    const inside = parameter.lazy === true ? { ...scope, isOneOfMany: true } : scope
    let wanted = parameter.type
    if (isTest(wanted) && wanted.test === 'any') {
      const list = before.get('list')?.type
      wanted = { test: list !== undefined && isList(list) ? list.list : (scope.offered ?? 'fact') }
    }
    const checked = this.check(value, wanted, inside)
    if (!isMistake(checked) || checked.mistake.from !== value.from || checked.mistake.to !== value.to) return checked
    const { message } = checked.mistake
    const role =
      form.takes.length > 1 && message.endsWith('is expected.') ? ` (“${parameter.name}” of ${form.name})` : ''
    return wrong(role === '' ? message : message.replace(/\.$/, `${role}.`), value)
  }

  /** A test to be applied to each member: a function, or an expression that contains `it`. */
  private asTest(node: Node, member: Type, scope: Scope): Checked {
    const { from, to } = node
    if (node.kind === 'name' && functionsNamed(node.name).length > 0) {
      let first: Wrong | undefined
      for (const form of functionsNamed(node.name)) {
        if (form.gives !== 'truth') continue
        const asked = form.takes.find(each => each.named !== true)
        const isOfPair = member === 'pair' || (isList(member) && fits(member, 'pair'))
        const skip = isOfPair ? 2 : 1
        const takes = form.takes.filter(each => each.named !== true)
        if (asked === undefined || takes.length < skip) continue
        if (isOfPair ? takes[1]!.type !== 'fact' : !fits(member, asked.type)) continue
        const given = this.arguments(node, skipping(form, skip), scope)
        if (!('mistake' in given))
          return {
            kind: 'test',
            function: form,
            given: given.found,
            type: { test: member },
            from,
            to,
          }
        first ??= given
      }
      if (first !== undefined && node.given.length > 0 && !mentionsIt(node))
        return first.mistake.message.endsWith('takes no further value.')
          ? wrong(`“${node.name}” is asked of each member here: write it without a value, or with “it”.`, node)
          : first
    }
    const body = this.check(node, 'truth', { ...scope, it: member })
    if (!isMistake(body)) {
      if (mentionsIt(node)) return { kind: 'of-it', body, type: { test: member }, from, to }
      return wrong(
        `A test of ${typeWords({ list: member }).replace('a list of ', '')} is expected here: the name of a function, or something with “it”.`,
        node,
      )
    }
    return body
  }
}

/** The form without its first `count` parameters, which are supplied later. */
const skipping = (form: LessonFunction, count: number): LessonFunction => {
  const first = form.takes.filter(each => each.named !== true).slice(0, count)
  return { ...form, takes: form.takes.filter(each => !first.includes(each)) }
}

function mentionsIt(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'text':
      return false
    case 'list':
      return node.items.some(mentionsIt)
    case 'name':
      return node.name === 'it' || node.given.some(each => mentionsIt(each.value))
    case 'minus':
    case 'not':
      return mentionsIt(node.of)
    case 'sum':
    case 'compare':
      return mentionsIt(node.left) || mentionsIt(node.right)
    case 'and':
    case 'or':
      return node.parts.some(mentionsIt)
    default:
      return node satisfies never
  }
}
