// The course of a learning platform in which a packaged sheet runs: SCORM 1.2 (ADL, _SCORM Run-Time Environment_,
// version 1.2, 2001). The platform provides the object `API` in a window around the page.

/** Every method takes and returns texts; 'true' means success. */
interface RunTime {
  LMSInitialize(parameter: ''): string
  LMSFinish(parameter: ''): string
  LMSGetValue(element: string): string
  LMSSetValue(element: string, value: string): string
  LMSCommit(parameter: ''): string
}

export interface Course {
  /** The student's name as the platform has it; '' if it has none. */
  readonly name: string
  /** Reports a score from 0 to 100, and that the sheet is completed. False if the platform refused. */
  readonly report: (score: number, code: string) => boolean
}

/** Maximum length of `cmi.suspend_data`, which takes the code of the result. */
const MAX_DATA = 4_096
/** Maximum number of windows around the page that are searched. */
const MAX_WINDOWS = 8

/** Null unless the page was opened by a package, in a platform that answers. */
export function createCourse(): Course | null {
  if (!new URLSearchParams(location.search).has('scorm')) return null
  const api = runTimeAround(window)
  if (api === null || api.LMSInitialize('') !== 'true') return null
  const set = (element: string, value: string): boolean => api.LMSSetValue(element, value) === 'true'
  if (/^(?:not attempted|)$/.test(api.LMSGetValue('cmi.core.lesson_status'))) {
    set('cmi.core.lesson_status', 'incomplete')
    api.LMSCommit('')
  }
  addEventListener('pagehide', () => void api.LMSFinish(''), { once: true })
  return {
    name: api.LMSGetValue('cmi.core.student_name').slice(0, 60),
    report(score, code) {
      const isSet = [
        set('cmi.core.score.min', '0'),
        set('cmi.core.score.max', '100'),
        set('cmi.core.score.raw', String(score)),
        set('cmi.core.lesson_status', 'completed'),
      ].every(Boolean)
      if (code.length <= MAX_DATA) set('cmi.suspend_data', code)
      return api.LMSCommit('') === 'true' && isSet
    },
  }
}

/** The interface in the nearest window around this one, or in those around the window that opened it. */
function runTimeAround(start: Window): RunTime | null {
  const from = (first: Window): RunTime | null => {
    for (let at = first, left = MAX_WINDOWS; left > 0; left--) {
      const found = runTimeIn(at)
      if (found !== null || at.parent === at) return found
      at = at.parent
    }
    return null
  }
  return from(start) ?? (start.opener === null ? null : from(start.opener as Window))
}

function runTimeIn(at: Window): RunTime | null {
  try {
    const { API } = at as unknown as { readonly API?: Partial<RunTime> }
    return typeof API?.LMSInitialize === 'function' ? (API as RunTime) : null
  } catch {
    // A window of another origin.
    return null
  }
}
