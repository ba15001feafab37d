/** Adds or removes a choice. At the maximum a new one is ignored; removing always works (specification §4). */
export function toggleChoice<Value>(chosen: readonly Value[], value: Value, max: number): Value[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return chosen.length < max ? [...chosen, value] : [...chosen]
}
