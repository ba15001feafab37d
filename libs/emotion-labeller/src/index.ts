export { mayBeDrunk } from './drunkenness.ts'
export { type EmotionLabel, EmotionLabeller, emotionLabeller } from './emotion.labeller.ts'
