import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'

export type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

export interface SharedConfig {
  singleton: boolean
  requiredVersion: string
  import?: false
}
