import process from 'node:process'
import { webAddress } from '@confida/shell/server/environment.schema'
import { readSettings } from '@confida/shell/server/settings'
import * as z from 'zod'

/** What `npm start` and `npm run dev` read beside the servers that they start. */
export const launchEnvironment = z.object({
  REGISTRY_FILE: z.string().optional(),
  REMOTES_URL: webAddress('https://remotes.example or https://{name}.example').optional(),
})

export type LaunchEnvironment = z.output<typeof launchEnvironment>

/** @throws SettingsError */
export const launchSettings = (): LaunchEnvironment => readSettings(launchEnvironment, process.env)
