export function TextsPane() {
  return <p>TextsPane</p>
}
