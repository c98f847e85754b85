import type { IncomingMessage, ServerResponse } from 'node:http'

export function compressed(
  folder: string,
): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>
