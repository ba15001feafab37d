import { languages } from '@confida/contracts'
import type { LocalText, RemoteDeclaration } from '@confida/remote-kit'

/** What a remote of the tests contributes. */
export const aDeclaration: RemoteDeclaration = {
  title: Object.fromEntries(languages.map((language) => [language, 'Chat'])) as unknown as LocalText,
  area: 'user',
  routes: [{ path: '/text-chat/:companionId', screen: 'chat', access: 'user', layout: 'chat' }],
}
