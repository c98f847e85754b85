// Runs a module of our own in Node while the page is built. Vite's `runnerImport` does the same, but gives each module one
// minute: on a slow machine, what the engine writes for the first page takes longer, and the build would fail.

import {
  createRunnableDevEnvironment,
  createServerModuleRunnerTransport,
  type InlineConfig,
  mergeConfig,
  resolveConfig,
} from 'vite'
import { createNodeImportMeta, ModuleRunner } from 'vite/module-runner'

/** What the module exports, however long that takes; rejects with what it throws. */
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
        // 0: no limit of time.
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
