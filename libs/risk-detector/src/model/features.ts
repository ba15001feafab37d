import {
  bucket,
  type Concept,
  findConcepts,
  findMeanings,
  foldedSentences,
  HASH_BUCKETS,
  type Language,
  languages,
  sentenceFeatures,
  type WeightedFeature,
} from '@confida/text-analysis'
import { graveConcepts } from './grave-concepts.ts'
import { toWindows } from './windows.ts'

/** A window of a message as the model sees it in one language: buckets and their values. */
export interface Features {
  buckets: number[]
  values: number[]
  /** One of the words names death, harm or a way to it. */
  isGrave: boolean
}

type Sentence = readonly string[]

const ARABIC = /\p{Script=Arabic}/u
const ARABIC_ONLY: readonly Language[] = ['ar']
const LATIN = languages.filter((language) => language !== 'ar')
/** Long and short messages weigh the same. */
const NORM = 3
const MAX_LENGTH_CLASS = 5
const LENGTH_WEIGHT = 0.5
/** All zero but while a window is read: a map of the buckets would take most of the time. */
const sums = new Float32Array(HASH_BUCKETS)

/** How a message may be read: each window of it in each language that it may be in, mostly one. */
export function readingsOf(message: string): Features[] {
  const extractor = new FeatureExtractor()
  return toWindows(foldedSentences(message)).flatMap((sentences) =>
    extractor.languagesOf(sentences).map((language) => extractor.read(sentences, language)),
  )
}

/** A message in the language that it is known to be in. */
export const featuresIn = (message: string, language: Language): Features =>
  new FeatureExtractor().read(foldedSentences(message), language)

/** Analyses each sentence once, however many windows it is in. */
class FeatureExtractor {
  private readonly concepts = new Map<Sentence, Partial<Record<Language, Concept[]>>>()
  private readonly features = new Map<Sentence, Partial<Record<Language, WeightedFeature[]>>>()

  /** The languages that know most of a window's words. */
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
    const buckets: number[] = []
    let words = 0
    for (const sentence of sentences) {
      words += sentence.length
      for (const [feature, weight] of this.featuresOf(sentence, language)) {
        const before = sums[feature] as number
        if (before === 0) buckets.push(feature)
        sums[feature] = Math.min(2 * weight, before + weight)
      }
    }
    const length = bucket(`length ${Math.min(MAX_LENGTH_CLASS, Math.floor(Math.log2(words + 1)))}`)
    if (sums[length] === 0) buckets.push(length)
    sums[length] = LENGTH_WEIGHT
    return {
      buckets,
      values: takeNormalised(buckets),
      isGrave: this.isGrave(sentences, language),
    }
  }

  private isGrave(sentences: readonly Sentence[], language: Language): boolean {
    return sentences.some((sentence) =>
      this.conceptsOf(sentence, language).some((concept) => graveConcepts.has(concept)),
    )
  }

  private conceptsOf(sentence: Sentence, language: Language): Concept[] {
    return cached(this.concepts, sentence, language, () => findConcepts(sentence, language))
  }

  private featuresOf(sentence: Sentence, language: Language): WeightedFeature[] {
    return cached(this.features, sentence, language, () =>
      sentenceFeatures({
        words: sentence,
        concepts: this.conceptsOf(sentence, language),
        meanings: findMeanings(sentence, language),
      }),
    )
  }
}

/** Takes the sums of these buckets, scaled to one norm, and leaves zeros. */
function takeNormalised(buckets: readonly number[]): number[] {
  const values = buckets.map((feature) => sums[feature] as number)
  for (const feature of buckets) sums[feature] = 0
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return values.map((value) => (value * NORM) / norm)
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
