import { defineMessages, plural, select } from '@ayana/contracts/language';
import type { ComparedKind } from './choice';

export const COMPARE_BUTTON_MESSAGES = defineMessages('mfe-public/compare', {
  compare: 'Compare',
  compared: 'Added to compare',
  with: (name: string): string => ` ${name}`,
  see: (kind: ComparedKind, count: number): string =>
    plural(count, {
      one: `See the ${select(kind, { hospitals: 'hospital', other: 'doctor' })} you chose`,
      other: `Compare ${count} ${select(kind, { hospitals: 'hospitals', other: 'doctors' })}`,
    }),
  full: (kind: ComparedKind): string =>
    `You chose three ${select(kind, { hospitals: 'hospitals', other: 'doctors' })}. Compare them`,
});
