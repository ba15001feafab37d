/** Says on `/remotes.json` that the shell runs in production. */
export const ENVIRONMENT_HEADER = 'x-confida-environment'
