import { findCases } from '../record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../record-picker/record-picker';
import { messages } from './messages';

export interface CasePickerProps {
  value: NamedRecord | null;
  onChange: (found: NamedRecord | null) => void;
  error?: string | undefined;
}

/** Chooses a case by its number or the name of its patient. */
export function CasePicker(props: CasePickerProps) {
  return <RecordPicker label={messages.label} find={findCases} {...props} />;
}
