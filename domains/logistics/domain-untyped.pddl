; Packages travel by truck within a city and by aeroplane between the cities' airports. What sort of thing an object is,
; the initial state says.

(define (domain logistics-strips)
  (:requirements :strips)

  (:predicates
    (obj ?obj)                  ; it is a package
    (truck ?truck)              ; it is a truck
    (location ?loc)             ; it is a location
    (airplane ?airplane)        ; it is an aeroplane
    (city ?city)                ; it is a city
    (airport ?airport)          ; aeroplanes land at the location
    (at ?obj ?loc)              ; the package, truck or aeroplane is at the location
    (in ?obj1 ?obj2)            ; the package is in the truck or aeroplane
    (in-city ?obj ?city))       ; the location belongs to the city

  ; A package is put into a truck that is where it is.
  (:action load-truck
    :parameters (?obj ?truck ?loc)
    :precondition (and
      (obj ?obj)
      (truck ?truck)
      (location ?loc)
      (at ?truck ?loc)
      (at ?obj ?loc))
    :effect (and
      (in ?obj ?truck)
      (not (at ?obj ?loc))))

  ; A package is put into an aeroplane that is where it is.
  (:action load-airplane
    :parameters (?obj ?airplane ?loc)
    :precondition (and
      (obj ?obj)
      (airplane ?airplane)
      (location ?loc)
      (at ?obj ?loc)
      (at ?airplane ?loc))
    :effect (and
      (in ?obj ?airplane)
      (not (at ?obj ?loc))))

  ; A package is taken out of the truck, and stays where the truck is.
  (:action unload-truck
    :parameters (?obj ?truck ?loc)
    :precondition (and
      (obj ?obj)
      (truck ?truck)
      (location ?loc)
      (at ?truck ?loc)
      (in ?obj ?truck))
    :effect (and
      (at ?obj ?loc)
      (not (in ?obj ?truck))))

  ; A package is taken out of the aeroplane, and stays where the aeroplane is.
  (:action unload-airplane
    :parameters (?obj ?airplane ?loc)
    :precondition (and
      (obj ?obj)
      (airplane ?airplane)
      (location ?loc)
      (in ?obj ?airplane)
      (at ?airplane ?loc))
    :effect (and
      (at ?obj ?loc)
      (not (in ?obj ?airplane))))

  ; A truck goes to a location of the same city; going to where it is changes nothing.
  (:action drive-truck
    :parameters (?truck ?loc-from ?loc-to ?city)
    :precondition (and
      (truck ?truck)
      (location ?loc-from)
      (location ?loc-to)
      (city ?city)
      (at ?truck ?loc-from)
      (in-city ?loc-from ?city)
      (in-city ?loc-to ?city))
    :effect (and
      (at ?truck ?loc-to)
      (not (at ?truck ?loc-from))))

  ; An aeroplane goes to any airport; going to where it is changes nothing.
  (:action fly-airplane
    :parameters (?airplane ?loc-from ?loc-to)
    :precondition (and
      (airplane ?airplane)
      (airport ?loc-from)
      (airport ?loc-to)
      (at ?airplane ?loc-from))
    :effect (and
      (at ?airplane ?loc-to)
      (not (at ?airplane ?loc-from)))))
