export function Coverage() {
  return <p>Coverage</p>
}
