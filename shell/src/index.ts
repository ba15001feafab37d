import { fetchRemote } from './remotes/fetch-remote.ts'
import { prefetch } from './remotes/prefetch.ts'
import { startTrustedTypes } from './security/trusted-types.ts'

startTrustedTypes()

// The first remote loads in parallel with the shell itself.
void prefetch(location.pathname, async (name, route) =>
  (await fetchRemote(name)).remote.routes[route]?.load(),
)
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
