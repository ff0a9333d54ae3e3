import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { useState } from 'react';
import { messages } from './messages';
import { Chosen, FoundList } from './record-picker.styles';
import { useFound } from './use-found';

export interface NamedRecord {
  id: string;
  name: string;
}

export interface FoundRecord extends NamedRecord {
  /** What tells it from others of its name, such as the city. */
  detail: string;
  /** Why it cannot be chosen. */
  unavailable?: string | undefined;
}

export interface RecordPickerProps {
  label: string;
  value: NamedRecord | null;
  onChange: (record: NamedRecord | null) => void;
  /** A constant. Rejects where the search failed. */
  find: (q: string) => Promise<readonly FoundRecord[]>;
  /** Shows what an empty search finds: for short lists. */
  suggest?: boolean;
  /** What is said where the suggestion finds nothing. */
  nothing?: string;
  error?: string | undefined;
}

/** Chooses one record by searching its name. */
export function RecordPicker({ label, value, onChange, find, suggest = false, nothing, error }: RecordPickerProps) {
  const [q, setQ] = useState('');
  const found = useFound(q, find, q !== '' || (suggest && value === null));
  if (value !== null)
    return (
      <Chosen role="group" aria-label={label}>
        <b dir="auto">{value.name}</b>
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {messages.change}
        </Button>
        <ErrorText>{error ?? null}</ErrorText>
      </Chosen>
    );
  return (
    <div>
      <SearchField label={label} value={q} onSearch={setQ} />
      <ErrorText>{error ?? null}</ErrorText>
      <p role="status">
        {found === 'failed'
          ? messages.failed
          : found?.length === 0
            ? ((q === '' ? nothing : undefined) ?? messages.none)
            : null}
      </p>
      <FoundList>
        {found === 'failed'
          ? null
          : found?.map((record) => (
              <li key={record.id}>
                {record.unavailable === undefined ? (
                  <button
                    type="button"
                    onClick={() => {
                      setQ('');
                      onChange({ id: record.id, name: record.name });
                    }}
                  >
                    <Name record={record} />
                  </button>
                ) : (
                  <div>
                    <Name record={record} />
                    <small>{record.unavailable}</small>
                  </div>
                )}
              </li>
            ))}
      </FoundList>
    </div>
  );
}

function Name({ record: { name, detail } }: { record: FoundRecord }) {
  return (
    <>
      <b dir="auto">{name}</b>
      <small dir="auto">{detail}</small>
    </>
  );
}
