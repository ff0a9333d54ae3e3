import { useState } from 'react';

/** Which of two versions: one's own, or what was saved. */
export type Side = 'mine' | 'theirs';

export interface Choices {
  sideOf: (field: string) => Side | null;
  choose: (field: string, side: Side) => void;
}

/** What the reader has chosen, field by field, between one's own version and a saved one: another saved one asks again. */
export function useChoices(version: string): Choices {
  const [chosen, setChosen] = useState<{ version: string; sides: Readonly<Record<string, Side>> }>({
    version,
    sides: {},
  });
  const sides = chosen.version === version ? chosen.sides : {};
  return {
    sideOf: (field) => sides[field] ?? null,
    choose: (field, side) => setChosen({ version, sides: { ...sides, [field]: side } }),
  };
}
