export function nodeProblem(version: string, platform: string, arch: string): string | undefined
