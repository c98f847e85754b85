// A workspace that greets.

export function Toy() {
  return <main aria-label="Toy">Hello</main>
}
