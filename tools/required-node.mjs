/** Runs the bootstrap itself, which starts the pinned Node where the lock file has one for the machine. */
const OLDEST = [20, 19]
/** Of where it has none: it runs TypeScript without being told to. */
const OLDEST_ALONE = [22, 18]
const PINNED = ['linux-x64', 'linux-arm64', 'win32-x64']

/** What to install before anything else; undefined where Node will do. */
export function nodeProblem(version, platform, arch) {
  const isPinned = PINNED.includes(`${platform}-${arch}`)
  const [major, minor] = isPinned ? OLDEST : OLDEST_ALONE
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return undefined
  const brew = platform === 'darwin' ? 'brew install node@24, ' : ''
  const advice = isPinned ? '' : `: install Node 24 (${brew}nvm install 24, or https://nodejs.org)`
  const where = isPinned ? '' : ` on ${platform}-${arch}`
  return `Confida needs Node ${major}.${minor} or newer${where}; this is ${version}${advice}.`
}
