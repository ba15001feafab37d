/** The address of another of the administrator's views, on the path that is open; filters stay behind. */
export const viewLink = (view: string) => ({ search: `?view=${view}` })
