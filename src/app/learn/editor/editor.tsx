// The text of a lesson beside what it becomes.

export function LessonEditor(props: { id: string }) {
  return <h1>{props.id}</h1>
}
