import { Button } from '@ayana/shared-ui/button';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { type ReactNode, useState } from 'react';
import { messages as queueWords } from '../../../components/case-queue/messages';

import { dayText } from '../page/day-text';
import { messages } from './messages';
import type { RequestDetail } from './request.api';
import { TreatmentDialog } from './treatment-dialog';

const { preferences: words } = messages;

/** What the patient asked for, in their words; the staff name the treatment where that is still open. */
export function PreferencesCard({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { treatment, priority_level, preferred_city, preferred_from, preferred_to, attendants, patient_notes } =
    request;
  const lines: (readonly [string, ReactNode] | false)[] = [
    [words.treatment, <bdi key="treatment">{treatment.name}</bdi>],
    treatment.id !== null && treatment.words !== '' && [words.own_words, <bdi key="words">{treatment.words}</bdi>],
    [words.priority, queueWords.priorities[priority_level]],
    preferred_city !== null && [words.city, <bdi key="city">{preferred_city}</bdi>],
    preferred_from !== null && [words.from, dayText(preferred_from)],
    preferred_to !== null && [words.to, dayText(preferred_to)],
    attendants !== null && [words.attendants, String(attendants)],
  ];
  return (
    <PortalCard title={words.title}>
      <Facts facts={lines.filter((line) => line !== false)} />
      <div>
        <Button variant={treatment.id === null ? 'outline' : 'quiet'} size="small" onClick={() => setOpen(true)}>
          {treatment.id === null ? words.set : words.change}
        </Button>
      </div>
      {isOpen ? <TreatmentDialog request={request} onChanged={onChanged} onClose={() => setOpen(false)} /> : null}
      {patient_notes === null ? null : (
        <div>
          <b>{words.notes}</b>
          <p dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {patient_notes}
          </p>
        </div>
      )}
    </PortalCard>
  );
}
