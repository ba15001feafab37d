import type { Remote } from '@confida/remote-kit'
import packageJson from '../package.json' with { type: 'json' }
import { loadTexts } from './locales/index.ts'

const remote: Remote = {
  name: 'mfe-chat',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'chat', load: loadTexts },
  routes: {
    // The chunk is named because the screen opens by a path: the HTML page then preloads its files.
    chat: {
      load: () =>
        import(/* webpackChunkName: "chat" */ './chat/chat.page.tsx').then(({ ChatPage: Screen }) => ({
          Screen,
        })),
    },
  },
  navigation: [],
}

export default remote
