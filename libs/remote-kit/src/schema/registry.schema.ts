import { areas, type Language, languages } from '@confida/contracts'
import * as z from 'zod'
import { type LocalText, PATH_PATTERN, type RemoteDeclaration } from '../declaration.ts'
import { ENTRY_PATTERN, INTEGRITY_PATTERN, NAME_PATTERN, type RemoteRelease } from '../registry.ts'

const text = z.string().min(1)
const name = z.string().regex(NAME_PATTERN)

/** In all languages; a page can do without some of them. */
const localText: z.ZodType<LocalText> = z.object(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>,
)

const navigation = z.object({ order: z.number().describe('Lower is earlier.') }).optional()

const pathRoute = z
  .strictObject({
    path: z.string().regex(PATH_PATTERN),
    screen: name.describe("The screen's key in the remote's routes."),
    access: z.enum(['public', 'visitor', 'user', 'admin']).describe('Who may open it.'),
    layout: z.enum(['bare', 'page', 'chat']).optional(),
    title: localText.optional().describe("Of the tab; the remote's own by default."),
    navigation: navigation.describe("Gives it an entry in the user's menu."),
  })
  .describe('A screen with a path of its own.')

const viewRoute = z
  .strictObject({
    view: name,
    screen: name.optional(),
    order: z.number().optional().describe('Where several screens share a view: lower is higher up.'),
    areas: z
      .array(z.enum(areas))
      .optional()
      .describe('Who may enter one of these areas may open it; without any, owners alone.'),
    navigation: navigation.describe("Gives it an entry while the remote's own entries are not there."),
  })
  .describe('A view of the back office.')

const dialogRoute = z
  .strictObject({ dialog: name, screen: name.optional() })
  .describe('A dialog above the open screen, for who is logged in.')

/** The fields of `remote.json`. */
export const declaration = {
  title: localText.describe('By which people know this part of the product.'),
  area: z.enum(['user', 'admin']),
  routes: z.array(z.union([pathRoute, viewRoute, dialogRoute])),
}

/** `remote.json`: what a remote contributes to the product. */
export const declarationSchema: z.ZodType<RemoteDeclaration> = z.object(declaration).meta({
  title: 'What a remote contributes',
  description: 'remote.json in the folder of a remote. The release tool puts it into the registry.',
})

const version = {
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
}

/** One line of `/remotes.json`, for the tools of all teams. The page checks it by hand, and is more lenient: see `parseRegistry`. */
export const releaseSchema: z.ZodType<RemoteRelease> = z.object({
  name: name.describe('Of the remote, unique in the registry.'),
  ...version,
  ...declaration,
  disabled: z.boolean().optional().describe('Switched off: its places say so.'),
  canary: z
    .object({ share: z.number().min(0).max(100).describe('In percent of the browsers.'), ...version })
    .optional()
    .describe('The version that a share of the browsers gets instead.'),
  versions: z.array(z.object(version)).optional().describe('Further ones that a tester can ask for.'),
})

export const registrySchema = z.array(releaseSchema).meta({
  title: 'The registry of remotes',
  description: 'What the shell loads: GET /remotes.json. A line that is malformed costs its own remote only.',
})

/** The committed files by their names: `npm run schema -w @confida/remote-kit` writes them. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ registry: registrySchema, remote: declarationSchema }).map(([file, schema]) => [
      `${file}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  )
