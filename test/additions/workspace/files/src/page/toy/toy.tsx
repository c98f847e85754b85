// A workspace that says hello.

export function Toy() {
  return <main aria-label="Toy">Hello</main>
}
