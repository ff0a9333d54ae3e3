import { SCANNED_MAX } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBasePath, workHref } from '../../../paths';
import { messages } from './messages';
import { findScanned } from './worklist.api';
import { ScanForm } from './worklist.styles';

const { scan: words } = messages;

export interface ScanBoxProps {
  kind: 'laboratory' | 'pharmacy';
  /** Lists what several orders have in common, such as the number of their case. */
  onSeveral: (text: string) => void;
}

/** A scanner types the number and presses Enter: the order opens. What was not found stays selected, so that the next scan replaces it. */
export function ScanBox({ kind, onSeveral }: ScanBoxProps) {
  const navigate = useNavigate();
  const base = useBasePath();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const find = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const found = await findScanned(kind, text);
      if (found === null) {
        setProblem(words.nothing(text.trim()));
        input.current?.select();
      } else if ('several' in found) onSeveral(text.trim());
      else void navigate(workHref(base, found.assignment_id));
    } catch {
      setProblem(words.failed);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) void find();
  };
  return (
    <ScanForm role="search" onSubmit={submit}>
      <Field label={words.label} hint={words.hint[kind]} error={problem}>
        <TextInput
          ref={input}
          name="scan"
          value={text}
          maxLength={SCANNED_MAX}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="outline" busy={busy} busyLabel={words.opening}>
        {words.open}
      </Button>
    </ScanForm>
  );
}
