/** Undoes what a benchmark set up, in reverse order, also when it fails. */
export class Cleanup {
  private readonly steps: (() => Promise<unknown> | unknown)[] = []

  add(step: () => Promise<unknown> | unknown): void {
    this.steps.unshift(step)
  }

  async run(): Promise<void> {
    for (const step of this.steps.splice(0)) await step()
  }
}

/** Runs `work` with a clean-up that always has its turn. */
export async function withCleanup<Result>(work: (cleanup: Cleanup) => Promise<Result>): Promise<Result> {
  const cleanup = new Cleanup()
  try {
    return await work(cleanup)
  } finally {
    await cleanup.run()
  }
}
