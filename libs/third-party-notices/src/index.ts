export { installedPackages } from './installed-packages.ts'
export { NOTICES_FILE, renderNotices } from './render-notices.ts'
