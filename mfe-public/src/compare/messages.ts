import type { ComparedKind } from './choice';

const NAMES: Readonly<Record<ComparedKind, readonly [one: string, many: string]>> = {
  hospitals: ['hospital', 'hospitals'],
  doctors: ['doctor', 'doctors'],
};

export const COMPARE_BUTTON_MESSAGES = {
  compare: 'Compare',
  compared: 'Added to compare',
  with: (name: string): string => ` ${name}`,
  see: (kind: ComparedKind, count: number): string =>
    count === 1 ? `See the ${NAMES[kind][0]} you chose` : `Compare ${count} ${NAMES[kind][1]}`,
  full: (kind: ComparedKind): string => `You chose three ${NAMES[kind][1]}. Compare them`,
} as const;
