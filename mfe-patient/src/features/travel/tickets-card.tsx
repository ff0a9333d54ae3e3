import { openPaper } from '@ayana/case-kit/papers';
import { useUploads } from '@ayana/portal-kit/screens';
import type { TravelLeg } from '@ayana/contracts/journey';
import { api, dataOf, toast } from '@ayana/portal-kit';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { WriteButton } from '../../own-journey/write-button';
import { messages } from './messages';
import type { CaseDocument } from './travel.api';

const FlightDialog = lazy(() => import('./flight-dialog'));
const { tickets: words } = messages;

export interface TicketsCardProps {
  journeyId: string;
  papers: readonly CaseDocument[];
  legs: readonly TravelLeg[];
  onChanged: () => void;
}

/** Tickets of flights that the patient booked, and the way to send them. */
export default function TicketsCard({ journeyId, papers, legs, onChanged }: TicketsCardProps) {
  const [isOpen, setOpen] = useState(false);
  const tickets = papers.filter(({ kind, file_name }) => kind === 'ticket' && file_name !== null);
  const { uploader } = useUploads(async ({ id: upload_id }) => {
    await dataOf(api.POST('/documents', { body: { journey_id: journeyId, kind: 'ticket', upload_id } }));
    onChanged();
  });
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {tickets.length === 0 ? null : (
        <DocumentList
          label={words.title}
          empty=""
          documents={tickets.map(({ id, file_name, media_type, size, status, refused_reason }) => ({
            id,
            name: file_name ?? '',
            type: media_type ?? '',
            size: size ?? 0,
            note: refused_reason ?? (status === 'checked' ? words.checked : words.sent),
          }))}
          onDownload={async ({ id, name }) => {
            await openPaper(id, name);
            return null;
          }}
        />
      )}
      <div>
        <Button variant="tonal" onClick={() => setOpen(true)}>
          {messages.flight.open}
        </Button>
      </div>
      <Uploader help={<WriteButton small />} label={words.uploader} {...uploader} />
      {isOpen ? (
        <Suspense>
          <FlightDialog
            journeyId={journeyId}
            legs={legs}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              toast.success(messages.flight.title, messages.flight.sent);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </PortalCard>
  );
}
