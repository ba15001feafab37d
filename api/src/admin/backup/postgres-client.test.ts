import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { requireTool, runTool } from './postgres-client.ts'

const { PATH } = process.env
let bin: string
beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'confida-client-'))
  process.env.PATH = bin
})
afterEach(async () => {
  process.env.PATH = PATH
  await rm(bin, { recursive: true })
})

const install = (commands: string) =>
  writeFile(join(bin, 'pg_dump'), `#!/bin/sh\n${commands}\n`, { mode: 0o755 })

it('says what to install where the client is missing', async () => {
  await expect(requireTool('pg_dump', 18)).rejects.toThrow(
    "There is no pg_dump on this machine: install PostgreSQL's client 18 or newer (Debian: apt-get install postgresql-client-18).",
  )
})

it('says so where it is older than the server', async () => {
  await install(`echo 'pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)'`)
  await requireTool('pg_dump', 15)
  await expect(requireTool('pg_dump', 18)).rejects.toThrow(
    /^pg_dump is of PostgreSQL 15, and the database of 18: install/,
  )
})

it('passes the password on where no list of processes shows it', async () => {
  await install(`echo "$PGPASSWORD at $*" >&2; exit 1`)
  const { done } = runTool('pg_dump', ['--format=custom'], 'postgres://u:p%40ss@db:5432/x?sslmode=require')
  await expect(done).rejects.toThrow(
    'pg_dump has failed: p@ss at --format=custom --dbname=postgres://u@db:5432/x?sslmode=require',
  )
})
