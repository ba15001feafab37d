export { describeRelease } from './describe-release.ts'
export { factsOfFolder, factsOfSources, type ReleaseFacts, writeFacts } from './release-facts.ts'
