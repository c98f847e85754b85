// A preset dictionary for deflate: text that many links have in common. Links of version 1 can only be read with
// exactly this text, so it never changes.

const words = [
  'A robot moves from tile to tile. A truck drives between places of one city, and an airplane flies between airports. Blocks are stacked on a table by one arm. Packages and crates are loaded and unloaded. ',
  'The ferry is at place l0. The ferry is empty. c0 is at l0; c1 is at l1. There are 2 cars: c0 and c1. There are 3 places: l0, l1 and l2. There is one robot: robot1. ',
  'Currently, the robot is at position f0-0f and its arm is empty. The goal is to reach a state where the following facts hold: ',
  'The available actions are: The available propositions are: These propositions exist: These actions exist: (move ?x ?y): move from ?from to ?to; (pick ?obj ?room ?gripper): pick up the object ?obj; (unload ?obj ?truck ?loc): ',
  'Which action takes us closer to the goal? Which of the following is the first inapplicable action in the next sequence of actions: What is a landmark? Simplify the plan Generate the list of all ground actions that are applicable in this state. Break down the outcomes of performing the action into two lists, positive effects and negative effects. ',
  'Which actions are applicable in this state? Name them all. Which proposition can never hold, whatever is done from here? Name one, or say None. Which action can never become applicable, whatever is done from here? Which proposition, true neither now nor in the goal, holds at some point of every plan? Which action begins a cheapest plan? Tell what performing the action changes, which is to say: Give two lists: first the propositions that are false now and true afterwards, then those that are true now and false afterwards. ',
  '"answer":"[(pick up the "text":["label":["A","B","C","D"] "yes" "no" "None" ',
  '(define (domain grid)\n  (:requirements :strips :typing :equality :negative-preconditions :action-costs)\n  (:types place locatable - object\n  (:constants (:functions (total-cost) - number)\n  (:predicates (at ?x - locatable ?y - place) (on ?x ?y - block) (clear ?x) (ontable ?x) (holding ?x) (handempty) (in ?obj ?truck) (connected ?l1 ?l2) (visited ?x) (at-robot ?r)\n  (:action sail\n    :parameters (?from - location ?to - location)\n    :precondition (and (not (= ?from ?to)) (at-ferry ?from) (forall (exists (or (imply (when \n    :effect (and (not (at-ferry ?from)) (at-ferry ?to) (increase (total-cost) 1)))\n',
  '(define (problem ferry-p01)\n  (:domain ferry)\n  (:objects l0 l1 l2 l3 l4 - location c0 c1 c2 c3 c4 - car)\n  (:init (empty-ferry) (at c0 l0) (at c1 l1) (at-ferry l0) (not-eq l0 l1) (= (total-cost) 0))\n  (:goal (and (at c0 l1) (at c1 l0)))\n  (:metric minimize (total-cost)))\n',
  '{"kind":"nexta","format":"gen","domain":"ferry","problem":"p01","asked":{"kind":"val","sequence":["(sail l0 l1)","(board c0 l0)","(debark c0 l1)","plan":[ "action":" "context":" "question":" "record":{"id":"- "group":" "choices":{ "statements":[{"kind":" "edit":[ "answer":" "tab":"graph","walk":["at":0,"hash":"',
]

export const dictionary = new TextEncoder().encode(words.join(''))
