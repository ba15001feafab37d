export const SUMMARY_MAX = 2000
