import { counter } from '../../../platform/observability/metrics.ts'

export const replacedSentences = counter({
  name: 'confida_replaced_sentences_total',
  help: 'Sentences of replies that were not shown, by what was wrong with them',
  labelNames: ['reason'],
})
