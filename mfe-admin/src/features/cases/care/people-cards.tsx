import { COMPANION_PERMISSION_NAMES, type Companion } from '@ayana/contracts/journey';
import { phoneHref } from '@ayana/contracts/links';
import { usePart } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import { WorkList } from '../work/work.styles';
import { type PatientDetails, readCompanions, readDetails } from './care.api';
import { messages } from './messages';

const { details: facts, companions: words } = messages;
const READ = { failed: messages.failed, stale: messages.stale, retry: shared.retry };

/** What patients say about themselves; they change it, not the staff. */
export function DetailsCard({ journeyId }: { journeyId: string }) {
  const details = usePart({ key: journeyId, read: () => readDetails(journeyId) });
  return (
    <PortalCard title={facts.title}>
      <ReadDetail detail={details} {...READ}>
        {(value) => <Facts facts={factsOf(value)} />}
      </ReadDetail>
    </PortalCard>
  );
}

function factsOf({ emergency_name, emergency_phone, ...details }: PatientDetails) {
  const shown = (value: string | null) => (value === null ? facts.none : <bdi>{value}</bdi>);
  const phone =
    emergency_phone === null ? null : (
      <Link href={phoneHref(emergency_phone)}>
        <bdi>{emergency_phone}</bdi>
      </Link>
    );
  return [
    [facts.nationality, shown(details.nationality)],
    [facts.passportName, shown(details.passport_name)],
    [facts.passport, shown(details.passport_number)],
    [facts.needs, shown(details.special_needs)],
    [
      facts.emergency,
      <span key="emergency">
        {shown(emergency_name)} {phone}
      </span>,
    ],
  ] as const;
}

/** Who accompanies the patient, and what they may see; the patient decides it. */
export function CompanionsCard({ journeyId }: { journeyId: string }) {
  const companions = usePart({
    key: journeyId,
    read: () => readCompanions(journeyId),
    live: ['journey.updated'],
    isAbout: ({ id }: { id: string }) => id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={companions} {...READ}>
        {(value) => (value.length === 0 ? <p>{words.empty}</p> : <Companions companions={value} />)}
      </ReadDetail>
    </PortalCard>
  );
}

function Companions({ companions }: { companions: readonly Companion[] }) {
  return (
    <WorkList aria-label={words.title}>
      {companions.map(({ id, name, relation, email, may, accepted_at }) => (
        <li key={id}>
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
          </div>
          <Chip tone={accepted_at === null ? 'marigold' : 'leaf'}>
            {accepted_at === null ? words.invited : words.accepted}
          </Chip>
          <p>
            <bdi>{words.line(relation, email)}</bdi>
          </p>
          <p>{may.length === 0 ? words.nothing : may.map((each) => COMPANION_PERMISSION_NAMES[each]).join(' · ')}</p>
        </li>
      ))}
    </WorkList>
  );
}
