#!/usr/bin/env node
// `third-party-notices FOLDER`: writes the notices of the project in the current folder into FOLDER.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { installedPackages } from './installed-packages.ts'
import { NOTICES_FILE, renderNotices } from './render-notices.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('third-party-notices FOLDER: name the folder to write into.')
writeFileSync(join(folder, NOTICES_FILE), renderNotices(installedPackages(process.cwd())))
