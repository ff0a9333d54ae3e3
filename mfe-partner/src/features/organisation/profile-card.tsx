import type { OrganisationDetail } from '@ayana/contracts/organisations';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { Words } from './organisation.styles';

const ProfileDialog = lazy(() => import('./profile-dialog'));
const { profile: words } = messages;

export interface ProfileCardProps {
  organisation: OrganisationDetail;
  mayWrite: boolean;
  onChanged: () => void;
}

/** What the organisation says about itself, for the staff and its people. */
export function ProfileCard({ organisation, mayWrite, onChanged }: ProfileCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <Facts facts={factsOf(organisation)} />
      {mayWrite ? (
        <div>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {words.edit}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open ? (
          <ProfileDialog
            organisation={organisation}
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

function factsOf({ about, email, phone, website, address, languages, opening_hours }: OrganisationDetail) {
  const shown = (text: string | null) => (text === null ? messages.notGiven : <Words dir="auto">{text}</Words>);
  return [
    [words.about, shown(about)],
    [words.email, shown(email)],
    [words.phone, shown(phone)],
    [words.website, shown(website)],
    [words.address, shown(address)],
    [words.languages, shown(languages.length === 0 ? null : listText(languages))],
    [
      words.hours,
      opening_hours.length === 0 ? (
        messages.notGiven
      ) : (
        <Words key="hours">
          {opening_hours
            .map(
              ({ weekday, from_time, to_time }) =>
                `${weekdayNames().find(({ day }) => day === weekday)?.name ?? ''} ${from_time}–${to_time}`,
            )
            .join('\n')}
        </Words>
      ),
    ],
  ] as const;
}
