// One lesson, step by step.

export function LessonPage(props: { id: string }) {
  return <h1>{props.id}</h1>
}
