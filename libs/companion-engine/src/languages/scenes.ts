import type { Line } from './phrases.ts'

type Lines = readonly [Line, ...Line[]]

/** What weighs on somebody for more than a message, the heaviest first: a lighter one does not push a heavier one aside. */
export const HARD_SCENES = [
  'loss',
  'petLoss',
  'illness',
  'breakUp',
  'jobLoss',
  'betrayal',
  'quarrel',
  'forgotten',
  'lonely',
  'money',
  'ownIllness',
  'workTrouble',
  'exam',
  'interview',
  'insomnia',
] as const
const MILESTONE_SCENES = ['baby', 'retired', 'sport'] as const
const ORDINARY_SCENES = [
  'newJob',
  'success',
  'broken',
  'journey',
  'moving',
  'pet',
  'romance',
  'birthday',
  'food',
  'outing',
  'boredom',
  'school',
  'quietDay',
] as const

export const EVERYDAY_SCENES = [...ORDINARY_SCENES, ...MILESTONE_SCENES] as const

export type MilestoneScene = (typeof MILESTONE_SCENES)[number]
export type OrdinaryScene = (typeof ORDINARY_SCENES)[number]
export type HardScene = (typeof HARD_SCENES)[number]
export type EverydayScene = (typeof EVERYDAY_SCENES)[number]
export type SceneId = HardScene | EverydayScene

const hardScenes: ReadonlySet<SceneId> = new Set<SceneId>(HARD_SCENES)
export const isHardScene = (id: SceneId): id is HardScene => hardScenes.has(id)

/** What somebody is going through, over several messages. Its questions are open: a bare "yes" says nothing to them. */
export interface Scene {
  /** Folded; what opens it. */
  signs: RegExp
  /** Takes in the first message of it. */
  open: Lines
  /** True of whatever is said next about it. */
  stay: Lines
  ask: Lines
  advice?: Lines
}

/** What a message does, in whatever scene: it is answered before the scene goes on. */
const CUES_OF_MOOD = [
  'changeSubject',
  'pause',
  'askedBack',
  'tireless',
  'willIt',
  'doubt',
  'whatIf',
  'whatToSay',
  'untold',
  'guilt',
  'selfBlame',
  'ashamed',
  'minimised',
  'crying',
  'brave',
  'noHelp',
  'ownShare',
  'noMore',
  'operation',
  'cannot',
  'tried',
  'funeral',
  'coldWay',
  'oldAge',
  'goodMemory',
  'longTime',
  'dependents',
  'nights',
  'emptiness',
  'missing',
  'better',
  'afraid',
  'wornOut',
  'shy',
  'company',
  'agrees',
  'hopes',
  'later',
  'applauds',
  'teases',
  'andThen',
  'celebrates',
  'seen',
  'delight',
] as const
/** Small things of every day. */
const EVERYDAY_CUES = [
  'unheard',
  'howTo',
  'textThem',
  'complains',
  'finished',
  'gift',
  'begins',
  'clumsy',
  'praised',
  'together',
  'earlyRise',
  'bought',
] as const
/** In the order in which they are sought. */
export const CUES = [...CUES_OF_MOOD, ...EVERYDAY_CUES] as const
export type CueOfMood = (typeof CUES_OF_MOOD)[number]
export type EverydayCue = (typeof EVERYDAY_CUES)[number]
export type CueId = CueOfMood | EverydayCue

export interface Cue {
  signs: RegExp
  /** In a hard scene, and in any other; where one is missing, the cue is none there. */
  hard?: Lines
  light?: Lines
}

/** Short, true and attentive, whatever was said. */
interface Attentive {
  say: Lines
  ask: Lines
}

export interface ScenePack {
  scenes: Record<SceneId, Scene>
  /** A death that somebody near the person mourns: in place of what is said to a loss of their own. */
  lossOfOthers: Scene
  cues: Record<CueId, Cue>
  attentive: Record<'hard' | 'bright' | 'amused' | 'plain', Attentive> & {
    /** To somebody who has told much of which no more is understood. */
    story: Lines
  }
  /** To a question that was not understood, and to a request for something that rules cannot make. */
  unanswered: { question: Lines; request: Lines }
  /** Asks for advice on what the scene is about. */
  whatToDo: RegExp
  /** Finds a name as it was written, `value`, and what to say to it. */
  named: { signs: RegExp; hard: Lines; light: Lines }
  /** After a bare word, or thanks, in a hard scene. */
  briefInHard: Lines
  thanksInHard: Lines
}
