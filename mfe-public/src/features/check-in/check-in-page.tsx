import { patientHref } from '@ayana/contracts/journey';
import { BRAND } from '@ayana/contracts/brand';
import { Link as TextLink, Notice } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { PageHead } from '../../page-layout/page-head';
import { Content } from '../../page-layout/page-layout.styles';
import { CheckInForm } from './check-in-form';
import type { OpenedCheckIn } from './load-check-in';
import { CHECK_IN_MESSAGES as TEXTS } from './messages';

const Main = styled(Content)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-8);

  & > * {
    max-inline-size: 744px;
  }
`;

/** A check-in at home, without signing in. */
export function CheckInPage({ token, opened }: { token: string; opened: OpenedCheckIn }) {
  const { check_in } = opened;
  return (
    <>
      <PageHead title={TEXTS.title} lead={check_in === null ? TEXTS.lead_other : TEXTS.lead(check_in.day)} />
      <Main>
        {opened.check_in === null ? (
          <NotOpened why={opened.why} />
        ) : (
          <>
            {opened.check_in.answered ? null : <Notice tone="info">{TEXTS.emergency}</Notice>}
            <CheckInForm key={token} token={token} checkIn={opened.check_in} />
          </>
        )}
        <p>
          <TextLink href={BRAND.phone_href}>
            {TEXTS.call}: <bdi>{BRAND.phone}</bdi>
          </TextLink>
        </p>
      </Main>
    </>
  );
}

function NotOpened({ why }: { why: Extract<OpenedCheckIn, { check_in: null }>['why'] }) {
  const failed = why === 'failed';
  return (
    <Notice
      tone={failed ? 'failed' : 'info'}
      action={
        failed ? (
          <TextLink href="">{TEXTS.reload}</TextLink>
        ) : (
          <TextLink as={Link} to={`/login?next=${encodeURIComponent(patientHref('care'))}`}>
            {TEXTS.sign_in}
          </TextLink>
        )
      }
    >
      <strong>{TEXTS[`${why}_title`]}</strong>
      <p>{TEXTS[why]}</p>
    </Notice>
  );
}
