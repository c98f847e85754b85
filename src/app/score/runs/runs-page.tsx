// All runs, and where result files are dropped.

export function RunsPage() {
  return (
    <section>
      <h1>Runs</h1>
    </section>
  )
}
