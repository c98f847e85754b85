; Packages travel by truck within a city and by aeroplane between the cities' airports.

(define (domain logistics-strips)
  (:requirements :strips :typing)

  (:types
    city location locatable - object
    airport - location
    package movable - locatable
    airplane truck - movable)

  (:predicates
    (at ?obj - locatable ?loc - location)       ; the package, truck or aeroplane is at the location
    (in ?obj1 - package ?obj2 - movable)        ; the package is in the truck or aeroplane
    (in-city ?obj - location ?city - city))     ; the location belongs to the city

  ; A package is put into a truck that is where it is.
  (:action load-truck
    :parameters (?obj - package ?truck - truck ?loc - location)
    :precondition (and
      (at ?obj ?loc)
      (at ?truck ?loc))
    :effect (and
      (in ?obj ?truck)
      (not (at ?obj ?loc))))

  ; A package is put into an aeroplane that is where it is.
  (:action load-airplane
    :parameters (?obj - package ?airplane - airplane ?loc - location)
    :precondition (and
      (at ?obj ?loc)
      (at ?airplane ?loc))
    :effect (and
      (in ?obj ?airplane)
      (not (at ?obj ?loc))))

  ; A package is taken out of the truck, and stays where the truck is.
  (:action unload-truck
    :parameters (?obj - package ?truck - truck ?loc - location)
    :precondition (and
      (in ?obj ?truck)
      (at ?truck ?loc))
    :effect (and
      (at ?obj ?loc)
      (not (in ?obj ?truck))))

  ; A package is taken out of the aeroplane, and stays where the aeroplane is.
  (:action unload-airplane
    :parameters (?obj - package ?airplane - airplane ?loc - location)
    :precondition (and
      (in ?obj ?airplane)
      (at ?airplane ?loc))
    :effect (and
      (at ?obj ?loc)
      (not (in ?obj ?airplane))))

  ; A truck goes to a location of the same city; going to where it is changes nothing.
  (:action drive-truck
    :parameters (?truck - truck ?loc-from - location ?loc-to - location ?city - city)
    :precondition (and
      (at ?truck ?loc-from)
      (in-city ?loc-from ?city)
      (in-city ?loc-to ?city))
    :effect (and
      (at ?truck ?loc-to)
      (not (at ?truck ?loc-from))))

  ; An aeroplane goes to any airport; going to where it is changes nothing.
  (:action fly-airplane
    :parameters (?airplane - airplane ?loc-from - airport ?loc-to - airport)
    :precondition (at ?airplane ?loc-from)
    :effect (and
      (at ?airplane ?loc-to)
      (not (at ?airplane ?loc-from)))))
