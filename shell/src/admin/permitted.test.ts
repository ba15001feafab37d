import type { NavigationEntry } from '@confida/remote-kit'
import { expect, it } from '@jest/globals'
import { House, Mail } from 'lucide-react'
import { permitted } from './permitted.ts'

const mails: NavigationEntry = {
  view: 'templates',
  labelKey: 'templates',
  icon: Mail,
  order: 1,
  permission: 'admin',
  within: [
    { view: 'template', labelKey: 'template' },
    { view: 'outbox', labelKey: 'outbox' },
  ],
}
const group: NavigationEntry = {
  labelKey: 'group',
  icon: House,
  order: 2,
  permission: 'admin',
  children: [mails, { view: 'home', labelKey: 'home', icon: House }],
}
const only =
  (...views: string[]) =>
  (view: string) =>
    views.includes(view)

it('keeps an entry whose view may be opened', () => {
  expect(permitted(mails, only('templates', 'outbox'))).toEqual([mails])
})

it('puts what may be opened of the views behind it in the place of an entry', () => {
  expect(permitted(mails, only('outbox', 'home'))).toEqual([
    { ...mails, view: 'outbox', labelKey: 'outbox', within: [] },
  ])
  expect(permitted(mails, only('home'))).toEqual([])
})

it('leaves of a group what may be opened, and no empty group', () => {
  expect(permitted(group, only('home'))).toEqual([{ ...group, children: group.children?.slice(1) }])
  expect(permitted(group, only('outbox'))[0]?.children).toMatchObject([{ view: 'outbox' }])
  expect(permitted(group, only())).toEqual([])
})
