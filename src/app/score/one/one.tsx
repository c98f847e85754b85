// One response to one question: what three readers read, the verdict, the official score.

export function OneResponse() {
  return (
    <section>
      <h1>One response</h1>
    </section>
  )
}
