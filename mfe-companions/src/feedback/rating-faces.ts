/** One face for each rating, from the worst (specification §9). */
export const ratingFaces = ['😞', '🙁', '😐', '🙂', '🤩'] as const
