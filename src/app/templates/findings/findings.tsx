export function Findings() {
  return <p>Findings</p>
}
