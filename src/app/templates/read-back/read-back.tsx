export function ReadBack() {
  return <p>ReadBack</p>
}
