export function Scroll() {
  return <p>Scroll</p>
}
