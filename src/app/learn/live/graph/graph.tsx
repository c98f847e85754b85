export function GraphLive() {
  return <p />
}
