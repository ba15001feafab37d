import { fetchRemote } from './remotes/fetch-remote.ts'
import { loadRegistry } from './remotes/registry.ts'
import { warmUp } from './remotes/warm-up.ts'

// The first remote comes while the shell itself is on its way.
void loadRegistry()
void warmUp(location.pathname, async (name, route) => (await fetchRemote(name)).remote.routes[route]?.load())
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
