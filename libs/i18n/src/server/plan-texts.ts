/** The plans that the product begins with; the Italian texts are those in the database. */
export type PlanTexts = Record<'week' | 'month' | 'quarter', { name: string; description: string }>
