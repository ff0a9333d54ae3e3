import { patientHref } from '@ayana/contracts/journey';
import type { GuestCase, GuestCaseContent, GuestMessage } from '@ayana/contracts/guest-case';
import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { Moment } from '../../time/moment';
import { CodeForm } from './code-form';
import { markRead, paperAddress } from './guest-case.api';
import { By, Lines, Part, Row, Said } from './guest-case.styles';
import { GUEST_CASE_MESSAGES as messages } from './messages';

const { read: words } = messages;

interface ReadPartProps {
  found: GuestCase;
  onConfirmed: (found: GuestCase) => void;
  onOver: (error: unknown) => void;
}

/** What was written and sent, once the code that was sent to the telephone is typed. */
export function ReadPart({ found, onConfirmed, onOver }: ReadPartProps) {
  const { content, phone_end, team_messages } = found;
  return (
    <Part id="read" aria-labelledby="read-title">
      <h2 id="read-title">{words.heading}</h2>
      {content === null ? (
        <>
          <p>{words.team(team_messages)}</p>
          <p>{words.why}</p>
          {phone_end === null ? null : <CodeForm phoneEnd={phone_end} onConfirmed={onConfirmed} onOver={onOver} />}
          <p>{phone_end === null ? words.no_phone : words.account}</p>
          <Row>
            <TextLink as={Link} to="/register">
              {messages.register}
            </TextLink>
            <TextLink as={Link} to={`/login?next=${encodeURIComponent(patientHref('home'))}`}>
              {messages.sign_in}
            </TextLink>
          </Row>
        </>
      ) : (
        <Written content={content} />
      )}
    </Part>
  );
}

function Written({ content: { messages: written, papers } }: { content: GuestCaseContent }) {
  const last = written.findLast(({ from }) => from !== 'guest')?.created_at;
  useEffect(() => {
    if (last !== undefined) void markRead(last);
  }, [last]);
  return (
    <>
      {written.length === 0 ? <p>{words.none}</p> : null}
      <Lines>
        {written.map((message) => (
          <Said key={message.id} $ours={message.from === 'team'}>
            <By>
              {authorOf(message)}, <Moment at={message.created_at} />
            </By>
            <p dir="auto">{message.text}</p>
          </Said>
        ))}
      </Lines>
      {papers.length === 0 ? null : (
        <>
          <h3>{words.papers}</h3>
          <Lines>
            {papers.map(({ id, kind, status, file_name, uploaded_at, refused_reason }) => (
              <li key={id}>
                {/* A document of its own: the browser shows it or saves it. */}
                <TextLink href={paperAddress(id)} target="_blank" rel="noreferrer">
                  <bdi>{file_name}</bdi>
                </TextLink>
                <By>
                  {DOCUMENT_KIND_NAMES[kind]}, <Moment at={uploaded_at} />.{' '}
                  {refused_reason !== null && status === 'refused'
                    ? words.refused(refused_reason)
                    : status === 'checked'
                      ? words.checked
                      : words.waiting}
                </By>
              </li>
            ))}
          </Lines>
        </>
      )}
    </>
  );
}

function authorOf({ from, name }: GuestMessage): string {
  if (from === 'guest') return `${words.you}, ${words.by_link}`;
  return from === 'team' ? (name ?? words.ours) : words.mail;
}
