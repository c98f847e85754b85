// Valid ways of writing PDDL that some tools refuse: what it is → the texts of domain and problem.

const domain = (parts = {}) => `(define (domain lamps)
  (:requirements ${parts.requirements ?? ':strips :typing'})
  (:types ${parts.types ?? 'lamp'})
  ${parts.constants ?? ''}
  ${parts.predicates ?? '(:predicates (on ?l - lamp) (broken ?l - lamp))'}
  ${parts.action ?? '(:action light :parameters (?l - lamp) :precondition (and (broken ?l)) :effect (and (on ?l)))'}
  ${parts.after ?? ''})
`
const problem = (parts = {}) => `(define (problem one) (:domain lamps)
  ${parts.objects ?? '(:objects a - lamp)'}
  ${parts.init ?? '(:init (broken a))'}
  ${parts.goal ?? '(:goal (and (on a)))'}
  ${parts.after ?? ''})
`

export const oddTexts = {
  'a plain text': [domain(), problem()],
  'the goal before the initial state': [domain(), problem({ init: '', after: '(:init (broken a))' })],
  'the initial state before the objects': [
    domain(),
    problem({ objects: '(:init (broken a))', init: '(:objects a - lamp)' }),
  ],
  'predicates after actions': [
    domain({ predicates: '', after: '(:predicates (on ?l - lamp) (broken ?l - lamp))' }),
    problem(),
  ],
  'an empty goal, ()': [domain(), problem({ goal: '(:goal ())' })],
  'an empty goal, (and)': [domain(), problem({ goal: '(:goal (and))' })],
  'a goal that is one atom': [domain(), problem({ goal: '(:goal (on a))' })],
  'an object named a.1': [
    domain(),
    problem({ objects: '(:objects a.1 - lamp)', init: '(:init (broken a.1))', goal: '(:goal (and (on a.1)))' }),
  ],
  'an object named 1': [
    domain(),
    problem({ objects: '(:objects 1 - lamp)', init: '(:init (broken 1))', goal: '(:goal (and (on 1)))' }),
  ],
  'an object of a type (either …)': [
    domain({ types: 'lamp torch - thing thing', predicates: '(:predicates (on ?l - thing) (broken ?l - thing))' }),
    problem({ objects: '(:objects a - (either lamp torch))' }),
  ],
  'a type with two parents': [domain({ types: 'lamp - tool lamp - thing tool thing - object' }), problem()],
  'an action without :parameters': [
    domain({ action: '(:action light :precondition (and) :effect (and (on a)))', constants: '(:constants a - lamp)' }),
    problem({ objects: '(:objects b - lamp)' }),
  ],
  'an action without :precondition': [
    domain({ action: '(:action light :parameters (?l - lamp) :effect (and (on ?l)))' }),
    problem(),
  ],
  'capital letters': [domain().toUpperCase().replace('DEFINE', 'define'), problem()],
  'conditional effects': [
    domain({
      requirements: ':strips :typing :conditional-effects',
      action: '(:action light :parameters (?l - lamp) :precondition (and) :effect (and (when (broken ?l) (on ?l))))',
    }),
    problem(),
  ],
  'quantified goals': [domain({ requirements: ':adl' }), problem({ goal: '(:goal (forall (?l - lamp) (on ?l)))' })],
  'derived predicates': [
    domain({
      requirements: ':strips :typing :derived-predicates :existential-preconditions',
      predicates: '(:predicates (on ?l - lamp) (broken ?l - lamp) (lit))',
      after: '(:derived (lit) (exists (?l - lamp) (on ?l)))',
    }),
    problem({ goal: '(:goal (and (lit)))' }),
  ],
}
