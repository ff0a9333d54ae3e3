import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { dayKey } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportBox } from './activity.styles';
import { exportCsv } from './data/export-csv';
import type { ActivityFilters } from './data/filters';
import { messages } from './messages';

/** Saves the filtered activity as a file and shows the result beside the button. */
export function ExportButton({ filters, onExported }: { filters: ActivityFilters; onExported: () => void }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Part<string> | null>(null);
  const run = (): void => {
    setBusy(true);
    setOutcome(null);
    void (async () => {
      const part = await exportCsv(filters, dayKey(new Date(), 'UTC')).finally(() => setBusy(false));
      setOutcome(part);
      if (part.failure === null) onExported();
    })();
  };
  return (
    <ExportBox>
      <Button
        variant="outline"
        onClick={run}
        busy={busy}
        busyLabel={messages.exporting}
        icon={<Download size={18} aria-hidden="true" />}
      >
        {messages.export}
      </Button>
      <p role="status" data-failed={outcome?.failure === null || outcome === null ? undefined : ''}>
        {outcome === null
          ? null
          : outcome.failure === null
            ? messages.exported(outcome.value)
            : `${messages.notExported} ${outcome.failure.message}`}
      </p>
    </ExportBox>
  );
}
