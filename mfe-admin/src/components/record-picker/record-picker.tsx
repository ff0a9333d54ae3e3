import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import { Chosen, FoundList } from './record-picker.styles';

export interface NamedRecord {
  id: string;
  name: string;
}

export interface FoundRecord extends NamedRecord {
  /** What tells it from others of its name, such as the city. */
  detail: string;
}

export interface RecordPickerProps {
  label: string;
  value: NamedRecord | null;
  onChange: (record: NamedRecord | null) => void;
  /** A constant. Rejects where the search failed. */
  find: (q: string) => Promise<readonly FoundRecord[]>;
  /** Shows what an empty search finds: for short lists. */
  suggest?: boolean;
  error?: string | undefined;
}

/** Chooses one record by searching its name. */
export function RecordPicker({ label, value, onChange, find, suggest = false, error }: RecordPickerProps) {
  const [q, setQ] = useState('');
  const found = useFound(q, find, suggest && value === null);
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
      <p role="status">{found === 'failed' ? messages.failed : found?.length === 0 ? messages.none : null}</p>
      <FoundList>
        {found === 'failed'
          ? null
          : found?.map((record) => (
              <li key={record.id}>
                <button
                  type="button"
                  onClick={() => {
                    setQ('');
                    onChange({ id: record.id, name: record.name });
                  }}
                >
                  <b dir="auto">{record.name}</b>
                  <small dir="auto">{record.detail}</small>
                </button>
              </li>
            ))}
      </FoundList>
    </div>
  );
}

type Found = readonly FoundRecord[] | 'failed';

/** What a search found; null before it. */
function useFound(q: string, find: RecordPickerProps['find'], suggest: boolean): Found | null {
  const [answer, setAnswer] = useState<{ q: string; find: RecordPickerProps['find']; found: Found } | null>(null);
  const isWanted = q !== '' || suggest;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void (async () => {
      const found = await find(q).catch(() => 'failed' as const);
      if (isCurrent) setAnswer({ q, find, found });
    })();
    return () => {
      isCurrent = false;
    };
  }, [q, find, isWanted]);
  return answer !== null && isWanted && answer.q === q && answer.find === find ? answer.found : null;
}
