// Makes the secrets of compose.yaml, once: a change of the database's password would lock everybody out of it.
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'

const FILE = '/secrets/api.env'

function write(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

if (!existsSync(FILE)) {
  const password = randomBytes(24).toString('hex')
  const jwtSecret = randomBytes(48).toString('base64url')
  write('/secrets/database-password', password)
  // Last: its being there says that all are.
  write(FILE, `DATABASE_URL=postgres://confida:${password}@postgres:5432/confida\nJWT_SECRET=${jwtSecret}\n`)
}
