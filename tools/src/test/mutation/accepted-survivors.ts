interface Accepted {
  /** Below the area's project. */
  file: string
  /** The code as it is, on one line; any of the file where absent. */
  code?: string
  /** What it may become; anything where absent. */
  change?: string
  reason: string
}

/** Stryker takes what a test covers for tested by it, and a test that loads the module anew covers its constants. */
const LOADED_ANEW = 'a constant of the module, tried on the one test alone that loads the module anew'

/** Changes that no test notices and that may live, by area. */
export const accepted: Record<string, Accepted[]> = {
  session: [
    {
      file: 'src/api.ts',
      code: 'error.code !== undefined',
      reason: 'the set of codes has no undefined; the check narrows the type',
    },
    {
      file: 'src/inactivity.ts',
      code: 'schedule()',
      reason: 'the timer that is set already finds the activity when it fires, and waits for the rest',
    },
    {
      file: 'src/inactivity.ts',
      code: 'clearTimeout(timer)',
      reason: 'a timer that fires in a pause does nothing',
    },
    {
      file: 'src/inactivity.ts',
      code: 'true',
      change: 'false',
      reason: '`passive` is a hint to the browser, which jsdom does not know',
    },
    { file: 'src/storage.ts', reason: LOADED_ANEW },
  ],
  'http-client': [
    {
      file: 'src/http-client.ts',
      code: "''",
      reason: 'the types let nobody leave out a part of the path',
    },
  ],
}
