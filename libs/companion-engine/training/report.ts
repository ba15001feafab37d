import type { Prediction } from './evaluate.ts'

const CONFIDENCES = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]

/** In percent. */
export const shareRight = (predictions: readonly Prediction[]): number =>
  (100 * predictions.filter(isRight).length) / (predictions.length || 1)

const isRight = ({ label, found }: Prediction): boolean => label === found
const percent = (share: number): string => `${share.toFixed(1)} %`.padStart(8)

/** How many are right: by language, from each confidence on, and of each label. */
export function toReport(predictions: readonly Prediction[], labels: readonly string[]): string {
  const languages = [...new Set(predictions.map(({ language }) => language))]
  return [
    `all         ${percent(shareRight(predictions))} of ${predictions.length}`,
    ...languages.map((one) => {
      const own = predictions.filter(({ language }) => language === one)
      return `${one.padEnd(12)}${percent(shareRight(own))} of ${own.length}`
    }),
    '',
    'confidence  messages    right',
    ...CONFIDENCES.map((least) => {
      const own = predictions.filter(({ confidence }) => confidence >= least)
      const share = (100 * own.length) / (predictions.length || 1)
      return `${String(least).padEnd(12)}${percent(share)}${percent(shareRight(own))}`
    }),
    '',
    'label                 found  right where said',
    ...labels.map((one) => {
      const found = shareRight(predictions.filter(({ label }) => label === one))
      const said = shareRight(predictions.filter((prediction) => prediction.found === one))
      return `${one.padEnd(20)}${percent(found)}${percent(said)}`
    }),
  ].join('\n')
}
