import type { Command } from 'commander'
import webpush from 'web-push'

export function addVapidKeysCommand(program: Command, print: (line: string) => void): void {
  program
    .command('vapid-keys')
    .description('makes a pair of keys for notifications of browsers, as lines for the settings')
    .action(() => {
      const { publicKey, privateKey } = webpush.generateVAPIDKeys()
      print(`VAPID_PUBLIC_KEY=${publicKey}`)
      print(`VAPID_PRIVATE_KEY=${privateKey}`)
    })
}
