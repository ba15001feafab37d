// Lets the product open without a connection. It stores files of shell and remotes only: never an answer of the API.
import { keepReleasesOnMessage } from './keep-releases.ts'
import { showNotifications } from './notifications.ts'
import { serveOffline } from './offline-routes.ts'
import { serveShell } from './shell-files.ts'
import { activateOnMessage } from './updates.ts'

// Each handler has a file of its own.
serveShell()
serveOffline()
keepReleasesOnMessage()
activateOnMessage()
showNotifications()
