/** Dialogue acts: what somebody does with a message, by group. */
export const ACT_GROUPS = {
  /** Something between the two who talk. */
  social: [
    'greet',
    'leave',
    'thank',
    'agree',
    'refuse',
    'shrug',
    'amused',
    'dismay',
    'complain',
    'praise',
    'apologise',
    'tease',
    'announce',
    'changeSubject',
    'test',
    'resolve',
    'hope',
    'doubt',
    'evenSo',
    'correct',
    'askCompany',
    'askMe',
  ],
  asking: [
    'askBack',
    'askTaste',
    'askLife',
    'askOpinion',
    'askWhatToDo',
    'askKnowledge',
    'askIdea',
    'askTip',
    'askText',
    'askCheer',
    'askLuck',
    'askComfort',
    'askWhy',
    'askReassurance',
    'askChange',
  ],
  /** Tells something good, something plain, something hard. */
  good: ['goodNews', 'niceMoment', 'proud', 'lookForward', 'funny', 'tender', 'love', 'relief'],
  plain: [
    'plan',
    'pet',
    'day',
    'work',
    'self',
    'people',
    'food',
    'hobby',
    'decision',
    'memory',
    'notDone',
    'detail',
    'appointment',
    'nothingNew',
    'doing',
    'insight',
    'wonder',
    'lazy',
  ],
  hard: [
    'tired',
    'pain',
    'sickRelative',
    'grief',
    'breakUp',
    'lonely',
    'worry',
    'panic',
    'unfair',
    'angry',
    'badLuck',
    'money',
    'jobLoss',
    'shame',
    'torn',
    'empty',
    'secret',
    'distance',
  ],
} as const

export type ActGroup = keyof typeof ACT_GROUPS
export type Act = (typeof ACT_GROUPS)[ActGroup][number]

export const ACTS: readonly Act[] = Object.values(ACT_GROUPS).flat()

/** What the model says of a message that does none of them. */
export const NO_ACT = 'none'
export type ActLabel = Act | typeof NO_ACT
export const ACT_LABELS: readonly ActLabel[] = [...ACTS, NO_ACT]

const groups = new Map<Act, ActGroup>(
  Object.entries(ACT_GROUPS).flatMap(([group, acts]) =>
    acts.map((act): [Act, ActGroup] => [act, group as ActGroup]),
  ),
)
export const groupOf = (act: Act): ActGroup => groups.get(act) as ActGroup
