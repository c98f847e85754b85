export function Guide() {
  return <p>Guide</p>
}
