import { NEWSLETTER_TOASTS } from '@ayana/contracts/newsletter';
import { EMAIL_LIMIT } from '@ayana/contracts/rules';
import { toast } from '@ayana/portal-kit';
import { Button, VisuallyHidden } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { PAGE_FORM_MESSAGES } from '../../forms/messages';
import { PostedKeys } from '../../forms/posted-keys';
import { usePageForm } from '../../forms/use-page-form';
import { NEWSLETTER_MESSAGES } from './messages';
import { NEWSLETTER_INITIAL, newsletterPayload, newsletterProblems } from './newsletter-model';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-inline-size: 470px;
  margin-block-start: var(--space-5);
`;

const Line = styled.div`
  display: flex;
  /* Side by side, stacked at 200 % text size. */
  flex-wrap: wrap;
  gap: var(--space-2);

  & input {
    flex: 1 1 min(100%, 11rem);
    min-inline-size: 0;
    block-size: 48px;
    padding-inline: var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    color: var(--ink);
    font-size: var(--size-16);
  }
  & input::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  & input[aria-invalid='true'] {
    border-color: var(--coral-600);
    box-shadow: inset 0 0 0 1px var(--coral-600);
  }
  & button {
    flex: none;
    background: var(--white);
    color: var(--teal-800);
  }
  & button:hover {
    background: var(--teal-100);
    color: var(--teal-800);
  }
`;

const Message = styled.p`
  min-block-size: 1.4em;
  font-size: var(--size-16);
  line-height: 1.4;
  color: var(--white);
`;

/** The newsletter sign-up: busy while it is sent, cleared after success (spec section 4). */
export function NewsletterForm() {
  const form = usePageForm({
    type: 'newsletter',
    action: '/newsletter',
    initial: NEWSLETTER_INITIAL,
    problems: newsletterProblems,
    payload: newsletterPayload,
    success: () => toast.success(NEWSLETTER_TOASTS.success.title, NEWSLETTER_TOASTS.success.description),
    failureTitle: NEWSLETTER_TOASTS.failure.title,
    failureText: NEWSLETTER_TOASTS.failure.description,
  });

  const { formProps, posted, submission, busy, place, control } = form;
  const { id, error } = place('email');

  return (
    <Form {...formProps} aria-labelledby="newsletter-heading">
      <PostedKeys {...form} />
      <Line>
        <VisuallyHidden as="label" htmlFor={id}>
          {NEWSLETTER_MESSAGES.label}
        </VisuallyHidden>
        <input
          {...control('email')}
          id={id}
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          maxLength={EMAIL_LIMIT}
          placeholder={NEWSLETTER_MESSAGES.label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="newsletter-said"
        />
        <Button type="submit" busy={busy} busyLabel={NEWSLETTER_MESSAGES.sending}>
          {NEWSLETTER_MESSAGES.send}
        </Button>
      </Line>
      <Message id="newsletter-said" role="status">
        {error ??
          posted?.failure ??
          posted?.sent?.message ??
          (submission.phase === 'waiting_for_line' ? PAGE_FORM_MESSAGES.waiting : null)}
      </Message>
    </Form>
  );
}
