/** What the server's processes see: none of the caller's secrets, no PG* variable that would change their behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP } = process.env
  return { PATH, SystemRoot, TMPDIR, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}
