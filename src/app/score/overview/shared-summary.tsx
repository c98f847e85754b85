// The summary of a run that someone shared, to be read only.

export function SharedSummary() {
  return (
    <section>
      <h1>Shared summary</h1>
    </section>
  )
}
