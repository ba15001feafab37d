/** What is needed of the registry's line of a remote; the others are passed on as they are. */
export interface ReleaseLine {
  name: string
  /** The address of its manifest. */
  entry: string
  /** That of its manifest. */
  integrity: string
  disabled?: boolean
}

/** What a page tells once it is loaded, and whenever it has read the registry or gone to another screen. */
export interface KeepReleases {
  type: 'KEEP_RELEASES'
  /** The addresses of the page's own scripts. */
  scripts: string[]
  /** When the registry was read, in milliseconds: tabs that were opened at different times know different ones. */
  readAt: number
  /** The registry's lines, each with the version that this browser loads. */
  releases: ReleaseLine[]
  /** The names of the remotes to keep; what was kept once goes on being kept. */
  wanted: string[]
}
