export { type EmotionLabel, EmotionLabeller, emotionLabeller } from './emotion.labeller.ts'
