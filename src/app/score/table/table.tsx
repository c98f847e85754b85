// The rows of a run, or of two that are compared.

export function RowsPage() {
  return (
    <section>
      <h1>Rows</h1>
    </section>
  )
}
