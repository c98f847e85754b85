// Serves the built page for the browser tests under a sub-path, as a static host would, and nothing else.
// `node test/e2e/serve.mjs [--port N] [--folder dist/page] [--path /some/path/]`
//
// Under a second path, such as /held-2/some/path/, there is the same page with workers that begin otherwise: of what
// a worker of a worker asks for, the browser does not always tell those who would change it on the way.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressed } from '../../scripts/compressed.mjs'

/** What the scripts of workers begin with, by the first part of the path. */
const CHANGED = [
  // Scoring that gives this many answers and then waits, so that a hand can come in between, until the page lets it go.
  {
    way: /^held-(\d+)$/,
    script: /^assets\/scoring\.worker-[^/]*\.js$/,
    prefix: many => `
      let left = ${many};
      const waiting = [], answerNow = self.postMessage.bind(self);
      new BroadcastChannel('held answers').onmessage = () => {
        left = Infinity;
        for (const said of waiting.splice(0)) answerNow(said);
      };
      self.postMessage = said => {
        // Signs of life are no answers.
        if (said?.pong !== undefined || said?.holds !== undefined || left-- > 0) answerNow(said);
        else waiting.push(said);
      };`,
  },
  // A worker that writes this many times and then no more, as if the page were closed, which it is notified of.
  {
    way: /^cut-(\d+)$/,
    script: /^assets\/runs\.worker-[^/]*\.js$/,
    prefix: many => `
      {
        let left = ${many};
        const { transaction } = IDBDatabase.prototype;
        const moment = new BroadcastChannel('the moment');
        IDBDatabase.prototype.transaction = function (stores, mode, options) {
          if (mode === 'readwrite' && left-- <= 0) {
            moment.postMessage('now');
            throw new DOMException('The page is closed.', 'AbortError');
          }
          return transaction.call(this, stores, mode, options);
        };
      }`,
  },
  // A worker that breaks at what it writes for the n-th time.
  {
    way: /^broken-(\d+)$/,
    script: /^assets\/runs\.worker-[^/]*\.js$/,
    prefix: many => `
      {
        let left = ${many};
        const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (stores, mode, options) {
          if (mode === 'readwrite' && left-- === 0) {
            setTimeout(() => { throw new Error('broken on purpose'); });
            return transaction.call(this, ['no such store'], mode, options);
          }
          return transaction.call(this, stores, mode, options);
        };
      }`,
  },
  // Scoring that ends without a word at a batch with a deadly response.
  {
    way: /^fatal$/,
    script: /^assets\/scoring\.worker-[^/]*\.js$/,
    prefix: () => `
      self.addEventListener('message', event => {
        if (!JSON.stringify(event.data?.responses ?? '').includes('DEADLY')) return;
        event.stopImmediatePropagation();
        self.close();
      });`,
  },
  // A worker that may keep nothing.
  {
    way: /^unkept$/,
    script: /^assets\/runs\.worker-[^/]*\.js$/,
    prefix: () => "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('denied','SecurityError')}});",
  },
]

/** Answers with the script of a worker that begins otherwise; resolves to false where there is nothing to change. */
async function answerChanged(folder, way, file, response) {
  for (const { way: known, script, prefix } of CHANGED) {
    const found = known.exec(way)
    if (!found || !script.test(file)) continue
    const plain = await readFile(join(folder, file), 'utf8')
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    }
    response.writeHead(200, headers).end(`${prefix(found[1])}\n${plain}`)
    return true
  }
  return false
}

/** The page that stays open between journeys (warm-context.ts): empty, and it asks for no icon. */
const KEEPER = '<!doctype html><title>Keeper</title><link rel="icon" href="data:,">'

/** How hard files are made small for journeys, which wait for it. */
const QUICK = 4

/** As some hosts do: to ask again for each of a hundred files takes a tenth of a journey's start. */
const LASTS = 600

/**
 * A server of one folder under one path, with files as small as `quality` makes them, which last for this many seconds;
 * resolves when it listens.
 */
export function serve({ folder, port = 0, path = '/', quality = 9, lasts = 0 }) {
  const answer = compressed(folder, quality, lasts)
  const answerOne = async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://here').pathname)
    const way = /^\/((?:held|cut|broken)-\d+|unkept|fatal)(?=\/)/.exec(asked)
    const address = way ? asked.slice(way[0].length) : asked
    const file = address.startsWith(path) ? address.slice(path.length) : undefined
    if (way && file && (await answerChanged(folder, way[1], file, response))) return
    if (file !== undefined && (await answer(file, request, response))) return
    if (asked === '/keeper') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(KEEPER)
      return
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.')
  }
  // A folder that a journey has cleared away while the page still asks must not end the process of the tests.
  const server = createServer((request, response) => {
    answerOne(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    })
  })
  // A connection that ends just as a slow browser asks again would lose the question.
  server.keepAliveTimeout = 65_000
  return new Promise((ready, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', () => ready(server))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? otherwise : process.argv[at + 1]
  }
  const path = option('path', '/some/path/')
  const server = await serve({
    folder: option('folder', 'dist/page'),
    port: Number(option('port', '4174')),
    path,
    quality: QUICK,
    lasts: LASTS,
  })
  console.log(`http://127.0.0.1:${server.address().port}${path}`)
}
