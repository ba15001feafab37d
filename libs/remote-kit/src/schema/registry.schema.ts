import * as z from 'zod'
import { ENTRY_PATTERN, INTEGRITY_PATTERN, NAME_PATTERN, type RemoteRelease } from '../registry.ts'

const text = z.string().min(1)

/** One line of `/remotes.json`, for the tools of other teams; the page checks it by hand. What else stands in a line is ignored. */
export const releaseSchema: z.ZodType<RemoteRelease> = z.object({
  name: z.string().regex(NAME_PATTERN).describe('Of the remote, unique in the registry.'),
  version: text.describe('Of the release.'),
  entry: z
    .string()
    .regex(ENTRY_PATTERN)
    .describe('The address of its mf-manifest.json; a path where it is on the origin of the shell.'),
  integrity: z
    .string()
    .regex(INTEGRITY_PATTERN)
    .describe('Subresource integrity of that manifest, as browsers check it.'),
  contract: text.describe('The semver range of shell contracts it works with.'),
})

export const registrySchema = z.array(releaseSchema).meta({
  title: 'The registry of remotes',
  description: 'What the shell loads: GET /remotes.json. A line that is malformed costs its own remote only.',
})

/** The committed file: `npm run schema -w @confida/remote-kit` writes it. */
export const registryJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(registrySchema, { io: 'input' }), null, 2)}\n`
