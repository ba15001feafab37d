export { digestOf } from './digest.ts'
export { fitRegression, type RegressionRow } from './fit-regression.ts'
export { type LabelledText, readLabelledTexts } from './labelled-texts.ts'
export { roundWeights } from './round-weights.ts'
