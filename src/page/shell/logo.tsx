// The logo: a start, a step, a goal.
import './shell.css'

export function Logo() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7.5" class="logo-ground" />
      <g fill="none" class="logo-line" stroke-width="2.2" stroke-linecap="round">
        <path d="m10.5 17.6 2.6-5.4M16.6 11.9l2.8 4.1M13.4 21.8h2.9" opacity=".75" />
        <circle cx="8.4" cy="21.9" r="3.1" />
      </g>
      <circle cx="14.6" cy="9.1" r="3.1" class="logo-dot" />
      <path class="logo-star" d="m22.9 15.9 1.7 3.4 3.8.6-2.7 2.7.6 3.8-3.4-1.8-3.4 1.8.6-3.8-2.7-2.7 3.8-.6z" />
    </svg>
  )
}
