/** Loaded into a server before its own code: its clock, and that of its embedded database, is CLOCK_AHEAD_MS ahead. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const now = Date.now.bind(Date)
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  // as: what Date takes.
  construct: (target, given: number[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget) as Date,
})

export {}
