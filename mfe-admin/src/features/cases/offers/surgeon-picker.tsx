import { NotGiven } from '@ayana/case-kit/quote';
import { useCallback } from 'react';
import { findDoctorsOf } from '../../../components/record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import type { QuoteValues } from './quote-values';

const { quote: words } = messages;

export interface SurgeonPickerProps {
  form: {
    values: QuoteValues;
    set: ((name: 'surgeon', value: NamedRecord | null) => void) &
      ((name: 'not_given', value: QuoteValues['not_given']) => void);
    errorOf: (name: string) => string | undefined;
  };
}

/** Who operates, of the doctors of the hospital, or that the hospital does not say, on purpose. */
export function SurgeonPicker({ form }: SurgeonPickerProps) {
  const { hospital, surgeon, not_given } = form.values;
  const id = hospital?.id ?? '';
  const find = useCallback((q: string) => findDoctorsOf(id, q), [id]);
  return (
    <div>
      {hospital === null ? null : (
        <RecordPicker
          key={id}
          label={words.surgeon}
          value={surgeon}
          onChange={(doctor) => form.set('surgeon', doctor)}
          find={find}
          suggest
          nothing={words.noDoctors}
          error={form.errorOf('doctor_id')}
        />
      )}
      <NotGiven form={{ values: { not_given, doctor_id: surgeon?.id ?? '' }, set: form.set }} term="doctor_id" />
    </div>
  );
}
