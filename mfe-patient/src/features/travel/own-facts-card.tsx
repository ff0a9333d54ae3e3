import { ACCOUNT_PARTS, accountPath } from '@ayana/contracts/identity';
import { type Part, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../own-journey/own-link';

import { birthText } from '../../patient-details/birth-text';
import type { PatientDetails } from '../../patient-details/details.api';
import { messages as facts } from '../../patient-details/messages';
import { messages } from './messages';

const DetailsDialog = lazy(() => import('../../patient-details/details-dialog'));
const { own: words } = messages;

/** What those who carry and lodge the patient need to know about them. */
export function OwnFactsCard({ details, onChanged }: { details: Part<PatientDetails>; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  if (details.value === null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={details.failure} onRetry={onChanged} />
      </PortalCard>
    );
  const { passport_name, date_of_birth, passport_number, nationality, special_needs, attendants } = details.value;
  const names = (attendants ?? []).map(({ name }) => name).join(', ');
  const shown = (value: string | null) => (value === null ? words.none : <bdi>{value}</bdi>);
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <Facts
        facts={[
          [facts.passportName, shown(passport_name)],
          [facts.born, date_of_birth === null ? <BirthLink key="birth" /> : birthText(date_of_birth)],
          [words.passport, shown(passport_number)],
          [words.nationality, shown(nationality)],
          [facts.companions.title, shown(names || null)],
          [words.needs, shown(special_needs)],
        ]}
      />
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

/** The birth date is the account’s: it is changed there. */
function BirthLink() {
  const role = useSession((session) => session.role);
  return (
    <TextLink as={Link} to={`${accountPath(role)}#${ACCOUNT_PARTS.account}`}>
      {words.birth}
    </TextLink>
  );
}
