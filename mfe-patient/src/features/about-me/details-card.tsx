import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import type { PatientDetails } from '../../patient-details/details.api';
import { messages as facts } from '../../patient-details/messages';
import { messages } from './messages';
import { PARTS } from './parts';

const DetailsDialog = lazy(() => import('../../patient-details/details-dialog'));
const { details: words } = messages;

/** What the patient says for those who treat, drive and lodge them. */
export default function DetailsCard({ details, onChanged }: { details: Part<PatientDetails>; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  if (details.value === null)
    return (
      <PortalCard title={words.title} id={PARTS.details}>
        <FailedPart what={words.failed} failure={details.failure} onRetry={onChanged} />
      </PortalCard>
    );
  return (
    <PortalCard title={words.title} id={PARTS.details}>
      <p>{words.text}</p>
      <Facts facts={factsOf(details.value)} />
      <div>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      </div>
      <Suspense>
        {open ? (
          <DetailsDialog
            details={details.value}
            reread={onChanged}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function factsOf(details: PatientDetails) {
  const shown = (value: string | null, dir?: 'ltr') => (value === null ? facts.none : <bdi dir={dir}>{value}</bdi>);
  return [
    [facts.passportName, shown(details.passport_name)],
    [facts.passport, shown(details.passport_number)],
    [facts.nationality, shown(details.nationality)],
    [facts.companions.title, shown(attendantsOf(details))],
    [facts.needs, shown(details.special_needs)],
    [facts.emergencyName, shown(details.emergency_name)],
    [facts.emergencyPhone, shown(details.emergency_phone, 'ltr')],
  ] as const;
}

/** Each with the number of the passport: `MAYA RAHMAN (N7654321)`. */
const attendantsOf = ({ attendants }: PatientDetails): string | null =>
  (attendants ?? []).map(({ name, passport_number }) => facts.companions.line(name, passport_number)).join(', ') ||
  null;
