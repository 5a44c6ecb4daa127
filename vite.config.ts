import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { compileAhead } from './scripts/vite/compileAhead.ts'
import { chartColors, designTokens } from './scripts/vite/designTokens.ts'
import { earlyPress } from './scripts/vite/earlyPress.ts'
import { flags } from './scripts/vite/flags.ts'
import { revealAtOnce } from './scripts/vite/revealAtOnce.ts'
import { createStageGroups, stages } from './scripts/vite/createStageGroups.ts'

const root = import.meta.dirname
const api = new URL(process.env['PATCHBAY_DEV_API'] ?? 'http://localhost:4000').origin
/** The server refuses requests of another origin; in development this server speaks for it. */
const toApi = { target: api, changeOrigin: true, headers: { origin: api } }

/** The package leads to its development build, whatever is asked for. */
const routerWithoutWarnings = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: resolve(root, 'node_modules/react-router/dist/production', file),
}))

/** Tests of what keeps nothing outside of memory. */
const pureTests = ['tests/unit/{app,domain,engine,language,shared,support,widgets}/**/*.test.{ts,tsx}']

// A build needs nothing of the tests.
const sequence = process.env['VITEST']
  ? { sequencer: (await import('./tests/support/LongestFirst.ts')).LongestFirst }
  : {}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: process.env['VITEST'] ? root : resolve(root, 'src/app'),
  cacheDir: resolve(root, 'node_modules/.vite'),
  // What the server draws with has no files of its own.
  plugins: isSsrBuild
    ? [react(), chartColors()]
    : [react(), designTokens(), earlyPress(), chartColors(), flags(), stages(), revealAtOnce(), compileAhead()],
  resolve: {
    alias: [
      { find: 'markdown-to-jsx/react', replacement: resolve(root, 'src/engine/form/plainMarkdown.tsx') },
      ...(command === 'build' && !isSsrBuild ? routerWithoutWarnings : []),
    ],
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild || { groups: createStageGroups() },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { ...toApi, ws: true }, '/definitions': toApi, '/healthz': toApi },
  },
  test: {
    root,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pureTests,
          globalSetup: ['tests/support/prepareRun.ts'],
          // Starting a process and loading what is tested again for each file took most of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{unit,golden,definition-errors,contract,architecture}/**/*.test.ts'],
          exclude: pureTests,
          globalSetup: ['tests/support/prepareRun.ts'],
          isolate: false,
          // Node runs what the server runs without Vite, and faster; but only Vite loads mutants.
          experimental: { viteModuleRunner: process.env['TEST_MUTANTS'] === '1', nodeLoader: false },
        },
      },
    ],
    // Tests wait for processes and databases; two would leave the cores idle at times.
    maxWorkers: 3,
    // As `npm start`: optimizing the embedded database costs more than it saves.
    execArgv: ['--liftoff-only'],
    sequence,
    // As in the browser: named at the end of the run, to be explained.
    retry: process.env['CI'] ? 1 : 0,
    // Several test runs may share a machine; a test that hangs still ends.
    testTimeout: 240_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
}))
