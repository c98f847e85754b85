// The sign of the place: a start, a step, a goal.

export function Logo() {
  return (
    <svg class="logo" width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7.5" class="logo-ground" />
      <g fill="none" class="logo-line" stroke-width="2.2" stroke-linecap="round">
        <path d="M9.6 21.2 13.4 14M17.2 13.4l3.4 4.4M11.4 24h7.2" opacity=".7" />
        <circle cx="8.4" cy="23.6" r="3.1" />
      </g>
      <circle cx="15" cy="11" r="3.1" class="logo-dot" />
      <path
        class="logo-star"
        d="m23.6 16.4 1.7 3.4 3.8.6-2.7 2.7.6 3.8-3.4-1.8-3.4 1.8.6-3.8-2.7-2.7 3.8-.6z"
      />
    </svg>
  )
}
