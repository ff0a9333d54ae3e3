import { ACTIVITY_ACTION_NAMES, type ActivityType, SECURITY_EVENT_NAMES } from '@ayana/contracts/activity';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import type { Column } from '@ayana/shared-ui/table';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { activityHref, type ActivityItem } from './activity.api';
import { changeText } from './change-text';
import { messages } from './messages';

const { columns: titles } = messages;

/** The name of every action. */
export const ACTION_NAMES: Readonly<Record<ActivityItem['action'], string>> = {
  ...ACTIVITY_ACTION_NAMES,
  ...SECURITY_EVENT_NAMES,
};

/** A long value does not make its row as high as the screen. */
const Long = styled.span`
  display: block;
  max-block-size: 132px;
  overflow-wrap: anywhere;
  overflow-y: auto;

  & svg {
    display: inline;
    vertical-align: -2px;
  }
`;

/** The columns; a person's name shows only what they did, or what was done to them. */
export function activityColumns(
  type: ActivityType | null,
  query: Readonly<Record<string, string>>,
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
    { id: 'when', title: titles.when, width: '124px', cell: ({ at }) => <Moment at={at} /> },
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
    { id: 'details', title: titles.details, cell: (item) => <Details item={item} /> },
    {
      id: 'request',
      title: titles.request,
      hidden: true,
      cell: ({ request_id }) => (request_id === null ? null : <code>{request_id}</code>),
    },
  ];
}

function Moment({ at }: { at: string }) {
  return <DateText at={at} now={useNow()} />;
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

function Details({ item }: { item: ActivityItem }) {
  const words = changeText(item);
  if (words === null) return null;
  if ('text' in words) return <Long dir="auto">{words.text}</Long>;
  return (
    <Long>
      {words.from} <ArrowRight size={14} role="img" aria-label={messages.becomes} /> <b>{words.to}</b>
    </Long>
  );
}
