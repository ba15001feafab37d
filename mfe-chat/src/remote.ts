import type { Remote } from '@confida/remote-kit'
import packageJson from '../package.json' with { type: 'json' }
import { loadTexts } from './locales/index.ts'

const remote: Remote = {
  name: 'mfe-chat',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'chat', load: loadTexts },
  routes: {
    // Named because people come to it by its address: the page itself names its files then.
    chat: { load: () => import(/* webpackChunkName: "chat" */ './chat/chat.page.tsx'), isPlain: true },
  },
  navigation: [],
}

export default remote
