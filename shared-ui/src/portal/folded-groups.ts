const STORED = 'ayana.rail';

function read(): string[] {
  try {
    const titles: unknown = JSON.parse(window.localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

/** The groups of the rail that are folded on this device, by their titles; nothing personal. */
export const foldedGroups = {
  has: (title: string): boolean => read().includes(title),
  set(title: string, folded: boolean): void {
    const others = read().filter((each) => each !== title);
    try {
      window.localStorage.setItem(STORED, JSON.stringify(folded ? [...others, title] : others));
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  },
};
