// Bytes that delimit JSON.

export const LINE = 10
export const QUOTE = 34
export const COMMA = 44
export const COLON = 58
export const OPEN_LIST = 91
export const CLOSE_LIST = 93
export const OPEN_OBJECT = 123
export const CLOSE_OBJECT = 125

export const isBlank = (byte: number): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9
