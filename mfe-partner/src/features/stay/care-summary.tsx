import {
  directionsOf,
  HEALTH_FACT_NAMES,
  type HealthSummary,
  healthText,
  LABORATORY_FLAG_NAMES,
  resultText,
} from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBasePath, workHref } from '../../paths';
import type { WorkDetail } from '../../work/work.types';
import { messages } from './messages';
import { Parts } from './stay.styles';

const { care: words } = messages;
/** The newest of each; the whole is on the referral. */
const MOST = 6;

type CaseFacts = NonNullable<WorkDetail['facts']>;
type Result = NonNullable<CaseFacts['results']>[number];

/** What the ward looks at first: allergies, the last results with what is out of range, the medicines of now. */
export default function CareSummary({ work }: { work: WorkDetail }) {
  const now = useNow();
  const base = useBasePath();
  const { results, medicines, health } = work.facts ?? { results: null, medicines: null, health: null };
  const day = (at: string): string => dateText(new Date(at), now);
  return (
    <Parts>
      <Facts facts={[[HEALTH_FACT_NAMES.allergies, <Allergies key="allergies" health={health} />]]} />
      <Block
        title={words.results}
        none={words.noResults}
        facts={newest(results ?? [], ({ released_at }) => released_at).map((result) => [
          result.test,
          <span key={result.id}>
            <bdi>{resultText(result, result)}</bdi> <Flag flag={result.flag} />{' '}
            <small>{words.released(day(result.released_at))}</small>
          </span>,
        ])}
      />
      <Block
        title={words.medicines}
        none={words.noMedicines}
        facts={newest(medicines ?? [], ({ prescribed_at }) => prescribed_at).map((item) => [
          [item.medicine, item.strength].filter(Boolean).join(' '),
          <span key={item.id}>
            <bdi>{directionsOf(item)}</bdi> <small>{words.prescribed(day(item.prescribed_at))}</small>
          </span>,
        ])}
      />
      <p>
        <TextLink as={Link} to={workHref(base, work.id)}>
          {words.all}
        </TextLink>
      </p>
    </Parts>
  );
}

const newest = <T,>(items: readonly T[], at: (item: T) => string): T[] =>
  items.toSorted((one, other) => at(other).localeCompare(at(one))).slice(0, MOST);

function Allergies({ health }: { health: HealthSummary | null }) {
  return <bdi>{health === null ? words.notShown : healthText(health, 'allergies')}</bdi>;
}

function Flag({ flag }: Pick<Result, 'flag'>) {
  if (flag === 'normal') return null;
  return <Chip tone={flag === 'critical' ? 'coral' : 'marigold'}>{LABORATORY_FLAG_NAMES[flag]}</Chip>;
}

interface BlockProps {
  title: string;
  none: string;
  facts: readonly (readonly [string, ReactNode])[];
}

function Block({ title, none, facts }: BlockProps) {
  return (
    <div>
      <h3>{title}</h3>
      {facts.length === 0 ? <p>{none}</p> : <Facts facts={facts} />}
    </div>
  );
}
