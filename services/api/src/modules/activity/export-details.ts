/** What the entry of an export says about its filters. What was searched for may be a name: only that there was a search. */
export const exportDetails = (filters: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, name === 'q' || value]));
