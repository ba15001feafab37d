export interface SharedConfig {
  singleton: boolean
  requiredVersion: string
  /** False for no copy of one's own, or the module that stands in for the package. */
  import?: false | string
  version?: string
}
