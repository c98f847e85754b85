// Bytes by which JSON is divided.

export const QUOTE = 34
export const COMMA = 44
export const OPEN_LIST = 91
export const CLOSE_LIST = 93
export const OPEN_OBJECT = 123
export const CLOSE_OBJECT = 125
