// The packed package alone: its size, that it needs no other package, and that its command line and library work.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST_BYTES = 3_000_000

const domain = `(define (domain switch) (:predicates (on) (off))
  (:action press :precondition (off) :effect (and (on) (not (off)))))`
const problem = '(define (problem one) (:domain switch) (:init (off)) (:goal (on)))'

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
    return [
      row('`npm pack`', `${(size / 1e6).toFixed(2)} MB`, size <= MOST_BYTES),
      row('`npm install` of the file in an empty folder', `${others.length} other packages`, others.length === 0),
      row('`npx planground solve`', `${solved.plan?.join(' ')}`, solved.plan?.[0] === '(press)'),
    ]
  },
}
