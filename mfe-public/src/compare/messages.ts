import type { ComparedKind } from './choice';

const NAMES: Readonly<Record<ComparedKind, readonly [one: string, many: string]>> = {
  hospitals: ['hospital', 'hospitals'],
  doctors: ['doctor', 'doctors'],
};

export const COMPARE_BUTTON_MESSAGES = {
  compare: 'Compare',
  compared: 'Chosen to compare',
  with: (name: string): string => ` ${name}`,
  see: (kind: ComparedKind, count: number): string =>
    count === 1 ? `See the ${NAMES[kind][0]} chosen` : `Compare the ${count} ${NAMES[kind][1]} chosen`,
  full: (kind: ComparedKind): string => `Three ${NAMES[kind][1]} are chosen: compare them`,
} as const;
