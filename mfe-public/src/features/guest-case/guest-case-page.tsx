import { patientHref } from '@ayana/contracts/journey';
import { GUEST_PART_PARAMETER } from '@ayana/contracts/guest-case';
import { Button, Link as TextLink, Notice } from '@ayana/shared-ui';
import { useHour12 } from '@ayana/shared-ui/time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { PageHead } from '../../page-layout/page-head';
import { deviceZone } from '../../time/device-zone';
import { momentText } from '../../time/moment';
import { CaseStatus } from './case-status';
import { closeCase, type Opened, openCase, overOf, readCase, takeToken } from './guest-case.api';
import { Main, Quiet, Row } from './guest-case.styles';
import { GUEST_CASE_MESSAGES as messages } from './messages';
import { ReadPart } from './read-part';
import { ReportsPart } from './reports-part';
import { WritePart } from './write-part';

/** One case for its guest, by the link of a mail, whose secret leaves the address at once. */
export function GuestCasePage() {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  const begun = useRef(false);
  const open = useCallback(() => {
    void openCase(takeToken()).then(setOpened);
  }, []);
  useEffect(() => {
    // An effect that runs twice would find the secret taken.
    if (!begun.current) open();
    begun.current = true;
    // The mail's link opened in this tab once more changes the address alone.
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [open]);
  const { state } = opened;
  useEffect(() => {
    if (state !== 'open') return;
    const part = new URLSearchParams(window.location.search).get(GUEST_PART_PARAMETER);
    if (part !== null) document.getElementById(part)?.scrollIntoView();
  }, [state]);
  const found = opened.state === 'open' ? opened.found : null;
  return (
    <>
      <PageHead
        title={found === null ? messages.title : messages.title_of(found.case_number)}
        lead={found === null ? messages.lead_ended : messages.lead}
      />
      <Main>
        {opened.state === 'open' ? (
          <OpenCase found={opened.found} onChange={setOpened} />
        ) : (
          <NotOpen opened={opened} onAgain={open} />
        )}
      </Main>
    </>
  );
}

interface OpenCaseProps {
  found: Extract<Opened, { state: 'open' }>['found'];
  onChange: (opened: Opened) => void;
}

function OpenCase({ found, onChange }: OpenCaseProps) {
  // It is shown in the browser alone, which knows the zone.
  const until = momentText(new Date(found.link_expires_at), deviceZone(), useHour12());
  const show = (next: OpenCaseProps['found']): void => onChange({ state: 'open', found: next });
  const reread = (): void => {
    readCase().then(show, (error: unknown) => onChange(overOf(error)));
  };
  const over = (error: unknown): void => onChange(overOf(error));
  const close = (): void => {
    void closeCase().then(() => onChange({ state: 'closed' }), over);
  };
  return (
    <>
      <CaseStatus found={found} />
      <ReportsPart added={found.added.papers} onAdded={reread} onOver={over} />
      <WritePart onSent={reread} onOver={over} />
      <ReadPart found={found} onConfirmed={show} onOver={over} />
      <section>
        <Quiet>{messages.privacy(until)}</Quiet>
        <Button variant="outline" size="small" onClick={close}>
          {messages.close}
        </Button>
      </section>
    </>
  );
}

/** Why there is no case, and what to do. */
function NotOpen({ opened, onAgain }: { opened: Exclude<Opened, { state: 'open' }>; onAgain: () => void }) {
  if (opened.state === 'opening')
    return (
      <>
        <p role="status">{messages.opening}</p>
        <noscript>{messages.no_script}</noscript>
      </>
    );
  if (opened.state === 'closed') return <Notice>{messages.closed}</Notice>;
  if (opened.state === 'none' || opened.state === 'unknown')
    return (
      <Notice tone="info">
        <strong>{messages[`${opened.state}_title`]}</strong>
        <p>{messages[opened.state]}</p>
      </Notice>
    );
  if (!('text' in opened)) return null;
  const failed = opened.state === 'failed';
  return (
    <>
      <Notice tone={failed ? 'failed' : 'info'}>
        <strong>{messages[`${opened.state}_title`]}</strong>
        <p>{opened.text}</p>
      </Notice>
      {failed ? (
        <Row>
          <Button variant="outline" onClick={onAgain}>
            {messages.again}
          </Button>
        </Row>
      ) : null}
      {opened.state === 'ended' ? (
        <Row>
          <TextLink as={Link} to={`/login?next=${encodeURIComponent(patientHref('home'))}`}>
            {messages.sign_in}
          </TextLink>
          <TextLink as={Link} to="/contact">
            {messages.write_us}
          </TextLink>
        </Row>
      ) : null}
    </>
  );
}
