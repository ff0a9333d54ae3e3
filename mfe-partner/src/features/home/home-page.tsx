import { OnCallLine } from '@ayana/case-kit/on-call-line';
import { SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import type { WaitingItem } from '@ayana/contracts/journey';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { useList } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { ContactCard, Facts, PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { shortDate } from '@ayana/shared-ui/time';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { type Account, type HomeData, NAMES } from './data/loader';
import { Cards } from './home.styles';
import { messages } from './messages';
import { portalOf } from './portals';
import { RemindersCard } from './reminders-card';
import { messages as waitingWords } from './waiting/messages';
import { WaitingList } from './waiting/waiting-list';

const CriticalCard = lazy(() => import('./critical-card'));
const TalksCard = lazy(() => import('./talks-card'));

export { homeLoader as loader } from './data/loader';

/** The first page of partners, doctors, laboratories and pharmacies: what waits for them, the soonest due first. */
export function Component() {
  const { about } = useLoaderData<HomeData>();
  const role = useSession((session) => session.role);
  const list = useList<WaitingItem>({ names: NAMES });
  const { reread } = list;
  useRealtime({ 'general_inquiries.inserted': reread, 'general_inquiries.updated': reread });
  const { title, lead, empty } = portalOf(role);
  const account = about?.account.value ?? null;
  const counts = about?.counts.value?.kinds;
  const sum = (of: 'count' | 'late'): number => (counts ?? []).reduce((total, each) => total + each[of], 0);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{title}</h1>
          <p>
            {counts === undefined ? '' : `${waitingWords.count(sum('count'), sum('late'))} `}
            {lead}
          </p>
        </div>
      </PortalHead>
      {role === 'doctor' || role === 'laboratory_partner' ? (
        <Suspense>
          <CriticalCard />
        </Suspense>
      ) : null}
      {about === null ? null : <RemindersCard account={about.account} unread={about.unread} onRetry={reread} />}
      <Suspense>
        {/* As one: a part that came late would move what one is about to press. */}
        {role === 'doctor' ? <TalksCard /> : null}
        <WaitingList list={list} empty={empty} />
      </Suspense>
      <Cards>
        <ContactCard {...messages.contact} contact={BRAND} hours={<SupportHours />}>
          <OnCallLine />
        </ContactCard>
        {account === null ? null : (
          <PortalCard
            title={messages.account.title}
            extra={
              <TextLink as={Link} to="/profile">
                {messages.account.open}
              </TextLink>
            }
          >
            <Facts facts={accountFacts(account, role ? ROLE_NAMES[role] : '')} />
          </PortalCard>
        )}
      </Cards>
    </PortalPage>
  );
}

function accountFacts(account: Account, roleName: string): (readonly [string, ReactNode])[] {
  const { account: words } = messages;
  const { name, email, phone, country, created_at, application } = account;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts = [
    [words.name, name],
    [words.email, email],
    [words.role, roleName],
    [words.organisation, application?.organisation],
    [words.registration, application?.registration_number],
    [
      words.phone,
      phone ? (
        <bdi key="phone" dir="ltr">
          {phone}
        </bdi>
      ) : null,
    ],
    [words.country, country],
    [words.since, shortDate(new Date(created_at), new Date(), zone)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
