/** Comments say nothing about what works, and another number of a version is no other API. */
const comparable = (report: string) =>
  report
    .split('\n')
    .map((line) => line.replace(/"\d+\.\d+\.\d+"/, 'a version'))
    .filter((line) => !/^\s*(\/\/|>|$)/.test(line))

/** The lines of an API report that the later one does not have, or not as often: what may break its users. */
export function lostLines(before: string, after: string): string[] {
  const left = Map.groupBy(comparable(after), (line) => line)
  return comparable(before).filter((line) => left.get(line)?.pop() === undefined)
}
