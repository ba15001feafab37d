import type { PlacedRemote, RouteDeclaration } from '@confida/remote-kit'
import { expect, it } from '@jest/globals'
import { dialogScreen, routeTable, viewScreens } from './route-table.ts'

const remote = (name: string, area: 'user' | 'admin', ...routes: object[]): PlacedRemote => ({
  name,
  title: { it: name },
  area,
  routes: routes as RouteDeclaration[],
})

const gift = { path: '/gifts', screen: 'list', access: 'user' }

it('gives each remote the paths that it declares, beside the shell’s own', () => {
  const navigation = { order: 10 }
  const remotes = [
    remote('gifts', 'user', { ...gift, navigation }, { path: '/gifts/:id', screen: 'one', access: 'public' }),
  ]
  expect(routeTable({ remotes })).toEqual([
    expect.objectContaining({ path: '/admin', screen: 'admin-panel' }),
    {
      path: '/gifts',
      access: 'user',
      screen: { remote: 'gifts', route: 'list' },
      layout: 'page',
      entry: { order: 10, label: { it: 'gifts' } },
    },
    expect.objectContaining({ path: '/gifts/:id', access: 'public' }),
  ])
})

it('lets nobody but administrators open a path of their area, whatever it says', () => {
  const remotes = [remote('mfe-admin-gifts', 'admin', { ...gift, access: 'public' })]
  expect(routeTable({ remotes }).find(({ path }) => path === '/gifts')?.access).toBe('admin')
})

it('leaves a path to whom has it already, and the shell’s own to the shell', () => {
  const remotes = [remote('first', 'user', gift), remote('second', 'user', gift, { ...gift, path: '/admin' })]
  expect(routeTable({ remotes }).map(({ path, screen }) => [path, screen])).toEqual([
    ['/admin', 'admin-panel'],
    ['/gifts', { remote: 'first', route: 'list' }],
  ])
})

it.each([
  { widget: 'gifts' },
  { ...gift, path: '/gifts(' },
  { ...gift, path: 7 },
  { ...gift, access: 'friends' },
  { ...gift, screen: undefined },
])('leaves out what it does not know: %j', (route) => {
  expect(routeTable({ remotes: [remote('gifts', 'user', route)] })).toHaveLength(1)
})

it('finds the screen of a dialog, and those of a view in their order', () => {
  const remotes = [
    remote('mfe-admin-gifts', 'admin', { view: 'gifts' }),
    remote('mfe-gifts', 'user', { dialog: 'wrap' }, { view: 'gifts', screen: 'own', order: -1 }),
  ]
  expect(dialogScreen({ remotes }, 'wrap')).toMatchObject({ remote: 'mfe-gifts', route: 'wrap' })
  expect(dialogScreen({ remotes }, 'unwrap')).toBeUndefined()
  expect(viewScreens({ remotes }, 'gifts')).toMatchObject([
    { remote: 'mfe-gifts', route: 'own' },
    { remote: 'mfe-admin-gifts', route: 'gifts' },
  ])
})
