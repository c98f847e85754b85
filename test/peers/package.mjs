// The packed package alone: its size, that it needs no other package, and that its command line and library work.

import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MOST_BYTES = 3_000_000

const domain = `(define (domain switch) (:predicates (on) (off))
  (:action press :precondition (off) :effect (and (on) (not (off)))))`
const problem = '(define (problem one) (:domain switch) (:init (off)) (:goal (on)))'

const root = resolve(import.meta.dirname, '../..')

const program = `import { checkCertificate, generate, judge, solve, type Solution, type Texts } from 'planground'
const texts: Texts = { domain: ${JSON.stringify(domain)}, problem: ${JSON.stringify(problem)} }
const { plan, certificate }: Solution = solve(texts, { evidence: true })
const [record] = await generate({ domain: texts, kinds: ['app'], count: 1 })
const { verdict } = await judge(record!, '(press)')
const { accepted } = checkCertificate(texts, certificate!.proofs![0]!)
declare const console: { log(text: string): void }
console.log([...plan!, verdict, accepted].join(' '))
`

export default {
  name: 'The package',
  needs: ['npm'],
  async run({ folder, packed, command }) {
    const { version } = JSON.parse(readFileSync(join(packed, 'node_modules/planground/package.json'), 'utf8'))
    const row = (what, result, passed) => ({ tool: 'planground', version, what, result, passed })
    const tarball = readdirSync(packed).find(name => name.endsWith('.tgz'))
    const { size } = statSync(join(packed, tarball))
    const others = readdirSync(join(packed, 'node_modules')).filter(
      name => !name.startsWith('.') && name !== 'planground',
    )
    writeFileSync(join(folder, 'domain.pddl'), domain)
    writeFileSync(join(folder, 'problem.pddl'), problem)
    const solved = JSON.parse(
      execFileSync(command, ['solve', 'domain.pddl', 'problem.pddl', '--json'], { cwd: folder, encoding: 'utf8' }),
    )
    // In the folder of the package, as a user's program.
    writeFileSync(join(packed, 'use.mts'), program)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '']
    const typed = spawnSync(process.execPath, [compiler, ...options, 'use.mts'], { cwd: packed, encoding: 'utf8' })
    const used = spawnSync(process.execPath, ['use.mjs'], { cwd: packed, encoding: 'utf8' })
    return [
      row('`npm pack`', `${(size / 1e6).toFixed(2)} MB`, size <= MOST_BYTES),
      row('`npm install` of the file in an empty folder', `${others.length} other packages`, others.length === 0),
      row('`npx planground solve`', `${solved.plan?.join(' ')}`, solved.plan?.[0] === '(press)'),
      row('a program in strict TypeScript, compiled', typed.stdout.trim() || 'no error', typed.status === 0),
      row(
        'the same program, run',
        used.stdout.trim() || used.stderr.trim(),
        used.stdout.trim() === '(press) right true',
      ),
    ]
  },
}
