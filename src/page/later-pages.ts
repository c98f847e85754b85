// Loads workspaces that no link to a question or a lesson opens. This module is in the bundle that every visit loads
// after the first drawing (`isSettled` in vite.config.ts), so that the first script names none of their files.

export const loadDomain = async () => ({ default: (await import('#page/domain/domain')).DomainWorkspace })
export const loadTemplates = async () => ({ default: (await import('#page/templates/templates')).Templates })
export const loadScore = async () => ({ default: (await import('#page/score/score')).Score })
export const loadMake = async () => ({ default: (await import('#page/make/make-page')).MakePage })
