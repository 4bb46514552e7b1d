/** How many of three bars a priority fills: 1 and 2 all, 3 to 5 two, the rest one. */
export function priorityLevel(priority: number): 1 | 2 | 3 {
  if (priority <= 2) return 3
  return priority <= 5 ? 2 : 1
}
