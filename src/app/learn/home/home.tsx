// All lessons, in the order of the course.

export function LearnHome() {
  return <h1>Learn</h1>
}
