// What has been learnt so far.

export function Progress() {
  return <h1>Progress</h1>
}
