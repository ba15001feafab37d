import type { ScenePack } from '../../scenes.ts'
import { attentive, briefInHard, named, thanksInHard, unanswered, whatToDo } from './attentive.ts'
import { cues } from './cues.ts'
import { everydayScenes } from './everyday.ts'
import { everydayCues } from './everyday-cues.ts'
import { hardScenes } from './hard.ts'
import { lossOfOthers } from './loss-of-others.ts'
import { milestones } from './milestones.ts'

export const scenePack: ScenePack = {
  scenes: { ...hardScenes, ...everydayScenes, ...milestones },
  cues: { ...cues, ...everydayCues },
  attentive,
  unanswered,
  lossOfOthers,
  whatToDo,
  named,
  briefInHard,
  thanksInHard,
}
