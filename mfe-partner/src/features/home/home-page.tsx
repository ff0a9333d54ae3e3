import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalHome, type PortalHomeProps } from '@ayana/shared-ui/portal-page';
import { shortDate } from '@ayana/shared-ui/time';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { HomeData } from './data/loader';
import { messages } from './messages';
import { portalOf } from './portals';
import { WaitingCard } from './waiting-card';

/** The first page of partners, doctors, laboratories and pharmacies: their tasks, and what the portal will offer. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const role = useSession((session) => session.role);
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  useRealtime({ 'general_inquiries.inserted': reread, 'general_inquiries.updated': reread }, { reread });
  const { title, lead, today, coming } = portalOf(role);
  return (
    <PortalHome
      title={title}
      lead={lead}
      coming={{ title: messages.coming, items: coming }}
      contact={{ ...messages.contact, text: today, contact: BRAND, hours: SUPPORT_HOURS.text }}
      account={accountFacts(data, role ? ROLE_NAMES[role] : '')}
      first={<WaitingCard data={data} onRetry={reread} />}
    />
  );
}

function accountFacts({ account }: HomeData, roleName: string): PortalHomeProps['account'] {
  if (account.value === null) return undefined;
  const { account: words } = messages;
  const { name, email, phone, country, created_at, application } = account.value;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts = [
    [words.name, name],
    [words.email, email],
    [words.role, roleName],
    [words.organisation, application?.organisation],
    [words.registration, application?.registration_number],
    [words.phone, phone],
    [words.country, country],
    [words.since, shortDate(new Date(created_at), new Date(), zone)],
  ] as const;
  return {
    title: words.title,
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    action: (
      <TextLink as={Link} to="/profile">
        {words.open}
      </TextLink>
    ),
  };
}
