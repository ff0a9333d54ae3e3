import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';
import { messages as queueWords } from '../../../components/case-queue/messages';

import { dayText } from '../page/day-text';
import { messages } from './messages';
import type { RequestDetail } from './request.api';

const { preferences: words } = messages;

/** What the patient asked for, in their words. */
export function PreferencesCard({ request }: { request: RequestDetail }) {
  const { treatment, priority_level, preferred_city, preferred_from, preferred_to, attendants, patient_notes } =
    request;
  const lines: (readonly [string, ReactNode] | false)[] = [
    [words.treatment, treatment.name],
    [words.priority, queueWords.priorities[priority_level]],
    preferred_city !== null && [words.city, <bdi key="city">{preferred_city}</bdi>],
    preferred_from !== null && [words.from, dayText(preferred_from)],
    preferred_to !== null && [words.to, dayText(preferred_to)],
    attendants !== null && [words.attendants, String(attendants)],
  ];
  return (
    <PortalCard title={words.title}>
      <Facts facts={lines.filter((line) => line !== false)} />
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
