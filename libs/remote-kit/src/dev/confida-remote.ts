#!/usr/bin/env node
import process from 'node:process'
import { devForShell } from './dev-for-shell.ts'

devForShell(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
