/** The domain that a problem names, in lower case; '' where it names none. Comments are left out. */
export const domainNameIn = (problem: string): string =>
  /\(\s*:domain\s+([^\s();]+)/i.exec(problem.replace(/;[^\n]*/g, ''))?.[1]?.toLowerCase() ?? ''
