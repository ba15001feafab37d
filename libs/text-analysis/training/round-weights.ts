/** Steps from zero to the largest weight: one byte a weight loses nothing that a prediction would show. */
const STEPS = 127

/** Weights rounded to one byte each, in steps of `step`. */
export function roundWeights(weights: Float32Array): { step: Float32Array; weights: Int8Array } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  return {
    step: Float32Array.of(largest / STEPS),
    weights: new Int8Array(weights.map((weight) => Math.round((weight / largest) * STEPS))),
  }
}
