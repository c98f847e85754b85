export function Begin() {
  return <p>Begin</p>
}
