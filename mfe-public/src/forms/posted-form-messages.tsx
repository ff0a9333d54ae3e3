import { localHref } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { answerNumber, FORM_TOASTS } from '@ayana/contracts/forms';
import { messagesOf } from '@ayana/portal-kit/form-engine';
import { Notice } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { PAGE_FORM_MESSAGES } from './messages';
import type { Posted } from './posted';

/** Why a posted form was refused, with a link to each field to correct. */
export function PostedProblems({
  posted,
  controlId,
}: {
  posted: Posted | undefined;
  // A method, so that a form's function with its own fields is assignable.
  controlId(field: string): string;
}) {
  if (posted === undefined || (posted.errors.length === 0 && posted.failure === null)) return null;
  const said = Object.entries(messagesOf(posted.errors));
  return (
    <Notice tone="failed">
      <strong>{posted.failure ?? PAGE_FORM_MESSAGES.not_sent}</strong>
      {said.length === 0 ? null : (
        <ul>
          {said.map(([field, message]) => (
            <li key={field}>
              <a href={`#${controlId(field)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const Sent = styled.div`
  margin-block-start: var(--space-5);
  scroll-margin-block-start: var(--space-8);

  & h2 {
    font-size: var(--size-21);
  }
  & p {
    margin-block-start: var(--space-2);
  }
  & strong {
    white-space: nowrap;
  }
`;

/** Shown in place of a posted form after success. */
export function PostedSent({ id, posted }: { id: string; posted: Posted }) {
  const { message = '' } = posted.sent ?? {};
  const number = answerNumber(posted.sent ?? {});
  return (
    <Sent id={id}>
      <Notice>
        <h2>{FORM_TOASTS.success.title}</h2>
        <p>{message}</p>
        {number === null ? null : (
          <p>
            {PAGE_FORM_MESSAGES.number} <strong>{number}</strong>. {PAGE_FORM_MESSAGES.next(RESPONSE_HOURS)}
          </p>
        )}
        <p>
          <a href={localHref('/')}>{PAGE_FORM_MESSAGES.home}</a>
        </p>
      </Notice>
    </Sent>
  );
}
