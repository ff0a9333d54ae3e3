import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../button';
import { messages } from './messages';

const Box = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--space-1);

  & > p {
    font-size: var(--size-14);
  }
  & > p:empty {
    display: none;
  }
  & > p[data-failed] {
    color: var(--coral-600);
  }
  @media (max-width: 720px) {
    justify-items: start;
  }
`;

type Outcome = { value: string; failure: null } | { value: null; failure: { message: string } };

export interface ExportButtonProps extends Pick<ButtonProps, 'size'> {
  /** Fetches and saves the file, as portal-kit's `saveFile` does. */
  onExport: () => Promise<Outcome>;
  /** What is saved. Default "Export CSV". */
  label?: string;
  /** After a file was saved; gets its name. Default "Saved as …". */
  savedText?: (name: string) => string;
}

/** Saves a list as a file and shows the result beside the button. */
export function ExportButton({
  onExport,
  label = messages.export,
  savedText = messages.saved,
  size = 'regular',
}: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = (): void => {
    setBusy(true);
    setOutcome(null);
    void (async () => setOutcome(await onExport().finally(() => setBusy(false))))();
  };
  const failure = outcome?.failure ?? null;
  return (
    <Box>
      <Button
        variant="outline"
        size={size}
        onClick={run}
        busy={busy}
        busyLabel={messages.exporting}
        icon={<Download size={size === 'small' ? 16 : 18} aria-hidden="true" />}
      >
        {label}
      </Button>
      <p role="status" data-failed={failure === null ? undefined : ''}>
        {failure === null ? outcome?.value && savedText(outcome.value) : `${messages.failed} ${failure.message}`}
      </p>
    </Box>
  );
}
