// Two runs against each other.

export function ComparePage() {
  return (
    <section>
      <h1>Two runs</h1>
    </section>
  )
}
