import { ASSIGNMENT_KIND_NAMES, type WorkSubject } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const messages = defineMessages('mfe-partner/work-name', { stay: 'Stay' });

/** What work is in a list: the referral of a hospital whose quote was accepted is a stay from then on. */
export const workName = ({ kind, admission_id }: Pick<WorkSubject, 'kind' | 'admission_id'>): string =>
  kind === 'referral' && admission_id !== null ? messages.stay : ASSIGNMENT_KIND_NAMES[kind];
