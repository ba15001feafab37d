import type * as z from 'zod'

/** What is wrong with the environment: one sentence a variable, none with a value, which may be a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Reads what a schema names; an empty variable counts as unset. @throws SettingsError that names every wrong variable */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const { data, error } = schema.safeParse(given)
  if (data) return data
  const sentences = error?.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)
  throw new SettingsError([...new Set(sentences)].join('\n'))
}
