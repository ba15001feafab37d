/** The injection token of the engine that this process replies with: `@Inject(AI_ENGINE) engine: AiEngine`. */
export const AI_ENGINE = Symbol('ai-engine')
