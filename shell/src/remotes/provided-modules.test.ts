import { rangeOf, sharedModules } from '@confida/remote-kit'
import { expect, it } from '@jest/globals'
import { providedModules } from './provided-modules.ts'

/** Those that remotes import under another name than the shell. */
const aliases: Record<string, string> = { '@confida/router': '@confida/remote-kit/router' }

it.each(Object.entries(sharedModules))(
  'hands remotes the %s of the shell, which stays the only one',
  async (name, version) => {
    const { get, shareConfig, ...provided } = providedModules[name] ?? {}
    const factory = await get?.()
    expect(factory?.()).toEqual(await import(aliases[name] ?? name))
    expect(provided).toEqual({ version })
    expect(shareConfig).toEqual({ singleton: true, requiredVersion: rangeOf(version) })
  },
)
