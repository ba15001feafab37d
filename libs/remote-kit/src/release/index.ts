export { describeRelease } from './describe-release.ts'
export {
  FACTS_FILE,
  factsOfFolder,
  factsOfSources,
  filesOfFolder,
  type ReleaseFacts,
  VERSION_PATTERN,
  writeFacts,
} from './release-facts.ts'
