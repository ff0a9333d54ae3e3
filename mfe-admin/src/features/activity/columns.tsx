import type { ActivityType } from '@ayana/contracts/activity';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ACTION_NAMES } from './action-names';
import { activityHref, type ActivityItem } from './activity.api';
import { messages as changes } from './change-messages';
import { changeLines } from './change-text';
import type { ChangeWords } from './change-words';
import { messages } from './messages';

const { columns: titles } = messages;

/** A long value does not make its row as high as the screen. */
const Long = styled.span`
  display: grid;
  justify-items: start;
  max-block-size: 132px;
  overflow-wrap: anywhere;
  overflow-y: auto;

  & svg {
    display: inline;
    vertical-align: -2px;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

/** The columns; a person's name shows only what they did, or what was done to them. */
export function activityColumns(
  type: ActivityType | null,
  query: Readonly<Record<string, string>>,
  words: ChangeWords,
): readonly Column<ActivityItem>[] {
  const only = (name: 'actor' | 'subject', id: string): string => activityHref(type, { ...query, [name]: id });
  return [
    {
      id: 'what',
      title: titles.what,
      lead: true,
      width: '20%',
      cell: ({ action, reported_by }) => (
        <>
          <b>{ACTION_NAMES[action] ?? action}</b>
          {reported_by === 'browser' ? <small>{messages.byBrowser}</small> : null}
        </>
      ),
    },
    {
      id: 'when',
      title: titles.when,
      sort: 'newest',
      firstOrder: 'desc',
      width: '124px',
      cell: ({ at }) => <LiveDate at={at} />,
    },
    {
      id: 'who',
      title: titles.who,
      cell: ({ actor }) =>
        actor === null ? (
          messages.notSignedIn
        ) : (
          <Person
            person={actor}
            title={messages.onlyBy}
            href={only('actor', actor.id)}
            detail={actor.role === null ? null : ROLE_NAMES[actor.role]}
          />
        ),
    },
    {
      id: 'account',
      title: titles.account,
      cell: ({ actor, subject }) =>
        subject === null ? null : subject.id === actor?.id ? (
          messages.oneself
        ) : (
          <Person person={subject} title={messages.onlyTo} href={only('subject', subject.id)} detail={subject.email} />
        ),
    },
    { id: 'details', title: titles.details, width: '30%', cell: (item) => detailsOf(item, words) },
    {
      id: 'request',
      title: titles.request,
      hidden: true,
      cell: ({ request_id }) => (request_id === null ? null : <code>{request_id}</code>),
    },
  ];
}

function Person(props: {
  person: { name: string | null; email: string | null };
  href: string;
  title: (name: string) => string;
  detail: string | null;
}) {
  const { person, href, title, detail } = props;
  const name = person.name || person.email;
  if (name === null) return messages.gone;
  return (
    <>
      <Link to={href} title={title(name)} dir="auto">
        {name}
      </Link>
      {detail === null ? null : <small>{detail}</small>}
    </>
  );
}

/** Not a component: a card leaves out a detail that is null. */
function detailsOf(item: ActivityItem, words: ChangeWords) {
  const [record, lines] = [words.records[item.action]?.(item.details), changeLines(item, words)];
  if (record === undefined && lines.length === 0) return null;
  return (
    <Long dir="auto">
      {record === undefined ? null : <Link to={record.href}>{record.name}</Link>}
      {lines.map(({ label, from, to, fields }) => (
        <span key={`${label} ${to}`}>
          {label === undefined ? null : `${label}: `}
          {fields !== undefined ? (
            <Suspense fallback={to}>
              <words.FieldNames action={item.action} names={fields} />
            </Suspense>
          ) : from === undefined ? (
            to
          ) : (
            <>
              {from} <ArrowRight size={14} role="img" aria-label={changes.becomes} /> <b>{to}</b>
            </>
          )}
        </span>
      ))}
    </Long>
  );
}
