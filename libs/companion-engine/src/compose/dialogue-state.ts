import { foldText } from '@confida/text-analysis'
import type { Turn } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import { type AnswerId, type Question, questionText } from '../languages/phrases.ts'
import type { Decision, TopicId } from '../languages/topics.ts'
import { findTopics } from '../understand/topics.ts'
import { lastUserTurns } from './history.ts'
import { fixedPieces } from './render.ts'

const TURNS_A_TOPIC_LASTS = 3

/** Which phrases a question of the companion's comes from, and so what its answer is to. */
interface QuestionSource {
  topic?: TopicId
  decision?: Decision
  answer?: AnswerId
  /** It came with a piece of advice. */
  isAdvice?: boolean
}

export interface DialogueState extends QuestionSource {
  /** What the conversation is about, as far as one can tell from the last turns. */
  topic: TopicId
  /** The companion's last question, where it is known. */
  question?: Question
  hasAsked: boolean
}

interface KnownQuestion {
  folded: string
  question: Question
  source: QuestionSource
}

/** Finds the companion's last question again, and with it what a short answer belongs to. */
export function trackDialogue(history: readonly Turn[], pack: LanguagePack): DialogueState {
  const last = history.findLast((turn) => turn.role === 'assistant')
  const lastReply = foldText(last?.content ?? '')
  const hasAsked = /\?\s*$/u.test(lastReply)
  const userTopic = recentTopic(history, pack)
  const asked = knownQuestions(pack).find(({ folded }) => lastReply.includes(folded))
  if (!asked) return { topic: userTopic, hasAsked, isAdvice: endsDecision(lastReply, pack) }
  const { question, source } = asked
  const topic = source.topic && source.topic !== 'general' ? source.topic : userTopic
  return { ...source, topic, question, hasAsked }
}

const questionsByPack = new WeakMap<LanguagePack, KnownQuestion[]>()

/** Every question of a language, the longest first: one may be the end of another. */
function knownQuestions(pack: LanguagePack): KnownQuestion[] {
  const questions =
    questionsByPack.get(pack) ?? collectQuestions(pack).sort((a, b) => b.folded.length - a.folded.length)
  questionsByPack.set(pack, questions)
  return questions
}

function collectQuestions({ phrases }: LanguagePack): KnownQuestion[] {
  const topics = Object.entries(phrases.topics) as [TopicId, { ask: readonly Question[] }][]
  const answers = Object.entries(phrases.answers) as [AnswerId, { followUp: readonly Question[] }][]
  const decisions = Object.entries(phrases.decisions) as [Decision, { ask: readonly Question[] }][]
  return [
    ...topics.flatMap(([topic, { ask }]) => withSource(ask, { topic })),
    ...answers.flatMap(([answer, { followUp }]) => withSource(followUp, { answer })),
    ...decisions.flatMap(([decision, { ask }]) => withSource(ask, { decision })),
    ...Object.values(phrases.news).flatMap(({ ask }) => withSource(ask, { topic: 'happy' })),
    ...withSource(phrases.adviceFollowUp, { isAdvice: true }),
    ...withSource(phrases.loveFollowUp, { answer: 'hug' }),
    ...withSource([...phrases.newSubjects, ...phrases.offers], {}),
  ]
}

/** A question is found again by its longest piece without a placeholder. */
function withSource(questions: readonly Question[], source: QuestionSource): KnownQuestion[] {
  return questions.flatMap((question) => {
    const pieces = fixedPieces(questionText(question))
    const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
    return longest ? [{ folded: foldText(longest), question, source }] : []
  })
}

function endsDecision(lastReply: string, { phrases }: LanguagePack): boolean {
  return Object.values(phrases.decisions).some(({ after }) =>
    after.some((line) => lastReply.includes(foldText(line))),
  )
}

function recentTopic(history: readonly Turn[], pack: LanguagePack): TopicId {
  for (const turn of lastUserTurns(history, TURNS_A_TOPIC_LASTS).reverse()) {
    const [topic] = findTopics(foldText(turn.content), pack)
    if (topic) return topic
  }
  return 'general'
}
