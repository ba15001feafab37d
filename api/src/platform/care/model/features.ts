import { type Language, languages } from '@confida/contracts'
import { toSentences, toStretches } from '../care-text.ts'
import { type Concept, graveConcepts } from '../concepts/concept.ts'
import { findConcepts } from '../concepts/find-concepts.ts'
import { findMeanings } from '../meanings/find-meanings.ts'
import { FEATURES, placeOf } from './hash.ts'
import { type Seen, seenIn } from './sentence-features.ts'

/** A message as the model sees it in one language: places and their weights. */
export interface Features {
  at: number[]
  weight: number[]
  /** A few words, none of which names death, harm or a way to it. */
  isSlight: boolean
}

type Sentence = readonly string[]

const ARABIC = /\p{Script=Arabic}/u
const ARABIC_ONLY: readonly Language[] = ['ar']
const LATIN = languages.filter((language) => language !== 'ar')
/** Long and short messages weigh the same. */
const NORM = 3
const LONGEST = 5
const FEW_WORDS = 8
const WEIGHT_OF_LENGTH = 0.5
/** All zero but while a stretch is read: a map of the places would take most of the time. */
const total = new Float32Array(FEATURES)

/** How a message may be read: each stretch of it in each language that it may be in, mostly one. */
export function readings(message: string): Features[] {
  const reader = new Reader()
  return toStretches(toSentences(message)).flatMap((sentences) =>
    reader.languagesOf(sentences).map((language) => reader.read(sentences, language)),
  )
}

/** A message in the language that it is known to be in. */
export const readingIn = (message: string, language: Language): Features =>
  new Reader().read(toSentences(message), language)

/** Reads each sentence once, however many stretches it is in. */
class Reader {
  private readonly concepts = new Map<Sentence, Partial<Record<Language, Concept[]>>>()
  private readonly seen = new Map<Sentence, Partial<Record<Language, Seen[]>>>()

  /** The languages that know most of a stretch's words. */
  languagesOf(sentences: readonly Sentence[]): Language[] {
    const candidates = sentences.some((words) => words.some((word) => ARABIC.test(word)))
      ? ARABIC_ONLY
      : LATIN
    const known = candidates.map((language) =>
      sentences.reduce((sum, sentence) => sum + this.conceptsOf(sentence, language).length, 0),
    )
    const most = Math.max(...known)
    return candidates.filter((_, i) => known[i] === most)
  }

  read(sentences: readonly Sentence[], language: Language): Features {
    const at: number[] = []
    let words = 0
    for (const sentence of sentences) {
      words += sentence.length
      for (const [place, weight] of this.seenOf(sentence, language)) {
        const before = total[place] as number
        if (before === 0) at.push(place)
        total[place] = Math.min(2 * weight, before + weight)
      }
    }
    const length = placeOf(`length ${Math.min(LONGEST, Math.floor(Math.log2(words + 1)))}`)
    if (total[length] === 0) at.push(length)
    total[length] = WEIGHT_OF_LENGTH
    return { ...taken(at), isSlight: words <= FEW_WORDS && !this.isGrave(sentences, language) }
  }

  private isGrave(sentences: readonly Sentence[], language: Language): boolean {
    return sentences.some((sentence) =>
      this.conceptsOf(sentence, language).some((one) => graveConcepts.has(one)),
    )
  }

  private conceptsOf(sentence: Sentence, language: Language): Concept[] {
    return cached(this.concepts, sentence, language, () => findConcepts(sentence, language))
  }

  private seenOf(sentence: Sentence, language: Language): Seen[] {
    return cached(this.seen, sentence, language, () =>
      seenIn({
        words: sentence,
        concepts: this.conceptsOf(sentence, language),
        meanings: findMeanings(sentence, language),
      }),
    )
  }
}

/** The weights of these places, brought to one norm. */
function taken(at: number[]): Pick<Features, 'at' | 'weight'> {
  const weight = at.map((place) => total[place] as number)
  for (const place of at) total[place] = 0
  const norm = Math.sqrt(weight.reduce((sum, one) => sum + one * one, 0))
  return { at, weight: weight.map((one) => (one * NORM) / norm) }
}

function cached<Value>(
  cache: Map<Sentence, Partial<Record<Language, Value>>>,
  sentence: Sentence,
  language: Language,
  make: () => Value,
): Value {
  const known = cache.get(sentence) ?? {}
  cache.set(sentence, known)
  known[language] ??= make()
  return known[language]
}
