import { patientHref } from '@ayana/contracts/journey';
import type { Account } from '@ayana/case-kit/account';
import { ACCOUNT_LABELS as labels } from '@ayana/contracts/account';
import { ACCOUNT_PARTS } from '@ayana/contracts/identity';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { deviceZone } from '@ayana/shared-ui/time';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from '../../own-journey/own-link';
import { birthText } from '../../patient-details/birth-text';

import { messages } from './messages';

const AccountDialog = lazy(() => import('./account-dialog'));
const { you: words } = messages;

const ASK_PATH = patientHref('new_request');

/** Name, telephone, birth date, place and language, and how to change them. */
export function AboutYouCard({ account, onChanged }: { account: Part<Account>; onChanged: () => void }) {
  const { value, failure } = account;
  return (
    <PortalCard title={words.title} id={ACCOUNT_PARTS.account}>
      {value === null ? (
        <FailedPart what={words.failed} failure={failure} onRetry={onChanged} />
      ) : (
        <AboutYou account={value} onChanged={onChanged} />
      )}
    </PortalCard>
  );
}

function AboutYou({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  const [became, setBecame] = useState(false);
  const isIncomplete = account.role === 'unverified_user';
  return (
    <>
      {isIncomplete ? <p>{words.incomplete}</p> : null}
      <Facts facts={factsOf(account)} />
      <div>
        <Button {...(isIncomplete ? {} : { variant: 'outline', size: 'small' })} onClick={() => setOpen(true)}>
          {isIncomplete ? words.complete : words.change}
        </Button>
      </div>
      {became ? (
        <Notice
          action={
            <Button as={Link} to={ASK_PATH} size="small">
              {words.ask}
            </Button>
          }
        >
          {words.became}
        </Notice>
      ) : null}
      <Suspense>
        {open ? (
          <AccountDialog
            account={account}
            reread={onChanged}
            onClose={() => setOpen(false)}
            onDone={(saved) => {
              setOpen(false);
              setBecame(isIncomplete && saved?.role === 'patient');
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function factsOf(account: Account): (readonly [string, ReactNode])[] {
  const { name, phone, date_of_birth, country, city, time_zone, language, languages } = account;
  const shown = (value: string | null, dir?: 'ltr') => (value === null ? words.none : <bdi dir={dir}>{value}</bdi>);
  return [
    [words.name, shown(name)],
    [labels.phone, shown(phone, 'ltr')],
    [labels.date_of_birth, date_of_birth === null ? words.none : birthText(date_of_birth)],
    [labels.country, shown(country)],
    [labels.city, shown(city)],
    [labels.time_zone, shown(time_zone === null ? null : deviceZone(time_zone).place)],
    ...(languages.length < 2
      ? []
      : [[labels.language, shown(languages.find(({ tag }) => tag === language)?.name ?? language)] as const]),
  ];
}
