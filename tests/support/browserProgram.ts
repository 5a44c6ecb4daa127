import { existsSync } from 'node:fs'

const headless = '/usr/bin/chromium-headless-shell'

/**
 * The browser of tests and benches: the one `CHROMIUM` names, else Debian's headless shell, which does without the
 * processes of the full browser's own pages and takes a quarter less time, else the full browser.
 */
export const browserProgram =
  process.env['CHROMIUM'] ?? (existsSync(headless) ? headless : '/usr/bin/chromium')
