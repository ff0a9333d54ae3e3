import { SPECIALIZATIONS } from '@ayana/contracts/consultations';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Callout } from '../../layout/callout';
import { Beside, Columns } from '../../layout/columns';
import { FactRows } from '../../layout/fact-rows';
import { LineSteps } from '../../layout/line-steps';
import { NextStep } from '../../layout/next-step';
import { OnThisPage } from '../../layout/on-this-page';
import { PageHead } from '../../layout/page-head';
import { Prose } from '../../layout/prose';
import { Questions } from '../../layout/questions';
import type { Review } from '../../layout/load-review';
import { ReviewNote } from '../../layout/review-note';
import { Sources } from '../../layout/sources';
import { VIDEO_PAGE as TEXTS } from './messages';
import { TwoClocks } from './two-clocks';

const Fields = styled.ul`
  columns: 2;
  column-gap: var(--space-6);

  & > li {
    padding-block: 6px;
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  @media (min-width: 700px) {
    columns: 3;
  }
`;

type SectionId = keyof typeof TEXTS.sections;

function Part({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{TEXTS.sections[id]}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

export interface VideoPageProps {
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Opens the video consultation dialog. */
  book: ReactNode;
}

/** What a video consultation is, how its times work, who reads what, and how to book one. */
export function VideoPage({ review, drawing, book }: VideoPageProps) {
  const sections = Object.entries(TEXTS.sections).map(([id, title]) => ({ id, title }));
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        crumbs={[{ name: TEXTS.services, to: '/services' }]}
        drawing={drawing}
        note={<ReviewNote written={TEXTS.written} review={review} />}
        actions={
          <>
            {book}
            <TextLink as={Link} to="/consultation">
              {TEXTS.ask_free}
            </TextLink>
          </>
        }
      />
      <Columns>
        <Prose>
          <Part id="what">
            <Paragraphs texts={TEXTS.what} />
          </Part>
          <Part id="kinds">
            <FactRows facts={TEXTS.kinds} />
          </Part>
          <Part id="prepare">
            <FactRows facts={TEXTS.prepare} />
          </Part>
          <Part id="times">
            <p>{TEXTS.times}</p>
            <TwoClocks />
            <p>{TEXTS.times_note}</p>
          </Part>
          <Part id="after">
            <LineSteps steps={TEXTS.after} />
          </Part>
          <Part id="privacy">
            <Paragraphs texts={TEXTS.privacy} />
          </Part>
          <Part id="limits">
            <Paragraphs texts={TEXTS.limits} />
            <Callout>
              <b>{TEXTS.urgent_lead}</b> {TEXTS.urgent}
            </Callout>
          </Part>
          <Part id="fields">
            <p>{TEXTS.fields_text}</p>
            <Fields role="list">
              {SPECIALIZATIONS.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Fields>
            <p>
              <TextLink as={Link} to="/doctors">
                {TEXTS.find}
              </TextLink>
            </p>
          </Part>
          <Part id="questions">
            <Questions questions={TEXTS.questions} />
          </Part>
          <Sources sources={TEXTS.sources} />
        </Prose>
        <Beside>
          <OnThisPage sections={sections} />
        </Beside>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {book}
      </NextStep>
    </>
  );
}
