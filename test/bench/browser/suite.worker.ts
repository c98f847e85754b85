import { runSuite, type SuiteProblem } from '../suite'

addEventListener('message', event => {
  postMessage(runSuite((event as MessageEvent<SuiteProblem[]>).data, () => performance.now()))
})
