import { encodeModel } from '@confida/text-analysis'
import { roundWeights } from '@confida/text-analysis/training'
import type { RiskModel } from '../src/model/risk.model.ts'

/** The file of a model. */
export const toModelBytes = ({ bias, weights }: RiskModel, trainingDigest: string): Buffer =>
  encodeModel({
    metadata: { trainingDigest },
    tensors: { bias: Float32Array.of(bias), ...roundWeights(weights) },
  })
