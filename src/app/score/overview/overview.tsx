// The figures of a run.

export function Overview() {
  return (
    <section>
      <h1>Overview</h1>
    </section>
  )
}
