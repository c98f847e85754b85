// Runs one of the project's modules in Node while the page is built. Vite's `runnerImport` does the same with a limit
// of one minute per module: on a slow machine, generating the first page takes longer, and the build would fail.

import {
  createRunnableDevEnvironment,
  createServerModuleRunnerTransport,
  type InlineConfig,
  mergeConfig,
  resolveConfig,
} from 'vite'
import { createNodeImportMeta, ModuleRunner } from 'vite/module-runner'

/** The module's exports, without a time limit; rejects with the error that the module throws. */
export async function runModule<Exports>(path: string, config: InlineConfig): Promise<Exports> {
  const inline = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true, mainFields: [], conditions: ['node'] },
  }
  const own = { configFile: false, envDir: false, logLevel: 'error', environments: { inline } }
  const resolved = await resolveConfig(mergeConfig(own, config), 'serve')
  const environment = createRunnableDevEnvironment('inline', resolved, {
    hot: false,
    runner: ({ hot }) =>
      new ModuleRunner({
        // 0 means no time limit.
        transport: { ...createServerModuleRunnerTransport({ channel: hot }), timeout: 0 },
        hmr: false,
        createImportMeta: createNodeImportMeta,
      }),
  })
  await environment.init()
  try {
    return await environment.runner.import<Exports>(path)
  } finally {
    await environment.close()
  }
}
