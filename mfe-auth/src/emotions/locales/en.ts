import type { OwnEmotionTexts } from './it.ts'

export const texts: OwnEmotionTexts = {
  open: 'See and correct your labels',
  title: 'Your labels',
  description:
    'What the analysis read in your messages. It is wrong about one time in five: what you correct stays as you chose it.',
  trend: 'By week',
  week: 'Week from {{day}}',
  labels: 'Messages, the newest first',
  choose: 'Label of the message “{{excerpt}}”',
  mine: 'Chosen by you',
  remove: 'Remove the label of “{{excerpt}}”',
  removed: 'Label removed.',
  saved: 'Label corrected.',
  failed: 'That could not be saved. Please try again.',
  loadFailed: 'Your labels could not be loaded.',
  empty: 'No message has a label yet.',
  more: 'Show more',
  names: {
    drunk: 'Drunk',
    depressed: 'Depressed',
    in_love: 'In love',
    looking_for_love: 'Looking for love',
    feeling_down: 'Feeling down',
    looking_for_fun: 'Looking for fun',
    looking_for_distraction: 'Looking for distraction',
    neutral: 'Neutral',
  },
}
