import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { messages } from './messages';

export interface Printable {
  id: string;
  label: string;
  save: () => Promise<Part<unknown>>;
}

/** Files that can be made of an order, a button each. */
export function PrintButtons({ papers }: { papers: readonly Printable[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const print = async ({ id, save }: Printable): Promise<void> => {
    setBusy(id);
    setFailure((await save()).failure?.message ?? null);
    setBusy(null);
  };
  return (
    <>
      {papers.map((paper) => (
        <Button
          key={paper.id}
          variant="outline"
          busy={busy === paper.id}
          busyLabel={messages.laboratory.printing}
          onClick={() => void print(paper)}
        >
          {paper.label}
        </Button>
      ))}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
    </>
  );
}
