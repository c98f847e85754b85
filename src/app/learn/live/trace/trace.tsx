export function TraceLive() {
  return <p />
}
