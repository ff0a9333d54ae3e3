import { ROLE_NAMES } from '@ayana/contracts/identity';
import { clockTime, fullMoment, relativeTime } from '@ayana/shared-ui/time';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RecordGroup } from '../../components/records.styles';
import { Table } from './activity.styles';
import type { Day } from './data/days';
import { changeText, type ChangeText } from './data/change-text';
import { ACTION_NAMES, type ActivityFilters, activityHref } from './data/filters';
import type { ActivityItem } from './data/loader';
import { messages } from './messages';

const { columns } = messages;

/** The actions of one day, one row each; cards under 720 px. */
export function ActivityDay(props: { day: Day; filters: ActivityFilters; now: Date; zone: string }) {
  const { day, filters, now, zone } = props;
  const id = useId();
  return (
    <RecordGroup aria-labelledby={id}>
      <h2 id={id}>{day.title}</h2>
      <Table>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.items.map((item) => (
            <Row key={item.id} item={item} filters={filters} now={now} zone={zone} />
          ))}
        </tbody>
      </Table>
    </RecordGroup>
  );
}

function Row({ item, filters, now, zone }: { item: ActivityItem; filters: ActivityFilters; now: Date; zone: string }) {
  const { actor, subject } = item;
  const at = new Date(item.at);
  const words = changeText(item);
  return (
    <tr>
      <td data-label={columns.when}>
        <time dateTime={item.at} title={fullMoment(at, zone)}>
          {now.getTime() - at.getTime() < 60 * 60_000 ? relativeTime(at, now, zone) : clockTime(at, zone)}
        </time>
      </td>
      <td data-lead>
        <b>{ACTION_NAMES[item.action] ?? item.action}</b>
        {item.reported_by === 'browser' ? <small>{messages.byBrowser}</small> : null}
      </td>
      <td data-label={columns.who}>
        {actor === null ? (
          <span>{messages.notSignedIn}</span>
        ) : (
          <Person
            person={actor}
            title={messages.onlyBy}
            href={activityHref({ ...filters, actor: actor.id })}
            detail={actor.role === null ? undefined : ROLE_NAMES[actor.role]}
          />
        )}
      </td>
      <td data-label={columns.account} data-empty={subject === null ? '' : undefined}>
        {subject === null ? (
          <span aria-hidden="true">–</span>
        ) : subject.id === actor?.id ? (
          <span>{messages.oneself}</span>
        ) : (
          <Person
            person={subject}
            title={messages.onlyTo}
            href={activityHref({ ...filters, subject: subject.id })}
            detail={subject.email ?? undefined}
          />
        )}
      </td>
      <td data-label={columns.details} data-empty={words === null ? '' : undefined}>
        <Details words={words} />
      </td>
      <td data-label={columns.request} data-empty={item.request_id === null ? '' : undefined}>
        {item.request_id === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <code title={item.request_id}>{item.request_id}</code>
        )}
      </td>
    </tr>
  );
}

function Person(props: {
  person: { id: string; name: string | null; email: string | null };
  href: string;
  title: (name: string) => string;
  detail: string | undefined;
}) {
  const { person, href, title, detail } = props;
  const name = person.name || person.email;
  if (name === null) return <span>{messages.gone}</span>;
  return (
    <>
      <Link to={href} title={title(name)} dir="auto">
        {name}
      </Link>
      {detail === undefined ? null : <small>{detail}</small>}
    </>
  );
}

function Details({ words }: { words: ChangeText }) {
  if (words === null) return <span aria-hidden="true">–</span>;
  if ('text' in words) return <span dir="auto">{words.text}</span>;
  return (
    <span>
      {words.from} <ArrowRight size={14} role="img" aria-label={messages.becomes} /> <b>{words.to}</b>
    </span>
  );
}
