export { digestOf } from './digest.ts'
export { type LabelledText, readLabelledTexts } from './labelled-texts.ts'
