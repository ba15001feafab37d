/** What the shell loads: screens as React components, which run in the React of the shell. */
export default {
  name: 'notes',
  version: VERSION,
  contract: '^4.1.0',
  texts: { namespace: 'notes', load: async () => ({}) },
  routes: { notes: { load: () => import('./notes.jsx').then(({ Notes: Screen }) => ({ Screen })) } },
  navigation: [],
}
