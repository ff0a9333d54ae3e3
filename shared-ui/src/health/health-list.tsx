import { healthLines, type HealthSummary } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Facts } from '../portal-page';
import { Warned } from './health.styles';
import { messages } from './messages';

const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium' });

/** What a reader sees of a person's health, with the day of the answers. What was not asked, or is not known, is said so. */
export function HealthList({ health }: { health: HealthSummary }) {
  const { answered_at, answered_by } = health;
  const day = answered_at === null ? null : DAY.format(new Date(answered_at));
  const name = answered_by?.name ?? '';
  return (
    <>
      <Facts facts={healthLines(health).map(([fact, text]) => [fact, <bdi key={fact}>{text}</bdi>] as const)} />
      {day === null ? (
        <Warned>{messages.neverAsked}</Warned>
      ) : (
        <p>
          <bdi>{name === '' ? messages.asOfDay(day) : messages.asOf(day, name)}</bdi>
        </p>
      )}
    </>
  );
}
