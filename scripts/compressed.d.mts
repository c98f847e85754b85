import type { IncomingMessage, ServerResponse } from 'node:http'

export function compressed(
  folder: string,
): (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  further?: Readonly<Record<string, string>>,
) => Promise<boolean>
