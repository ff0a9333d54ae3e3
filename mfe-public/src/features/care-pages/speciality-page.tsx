import { SERVICES } from '@ayana/contracts/services';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Callout } from '../../layout/callout';
import { Beside, Card, Columns } from '../../layout/columns';
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
import { CarePeople } from './care-people';
import type { CarePeople as People } from './load-people';
import { CARE_MESSAGES as TEXTS } from './messages';
import { ProcedurePrices } from './procedure-prices';
import type { Procedure } from './procedure';
import type { Speciality } from './speciality';

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

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export interface SpecialityPageProps {
  speciality: Speciality;
  /** Null when they could not be read. */
  procedures: readonly Procedure[] | null;
  /** Null when they could not be read. */
  people: People | null;
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Opens the consultation dialog. */
  ask: ReactNode;
  /** Opens the video consultation dialog. */
  bookVideo: ReactNode;
}

/** A speciality for somebody who may need it: what it is, what it costs, what can go wrong, and who does it. */
export function SpecialityPage({
  speciality,
  procedures,
  people,
  review,
  drawing,
  ask,
  bookVideo,
}: SpecialityPageProps) {
  const service = SERVICES.find(({ id }) => id === speciality.service);
  const sections = Object.entries(TEXTS.sections).map(([id, title]) => ({ id, title }));
  return (
    <>
      <PageHead
        title={speciality.title}
        lead={speciality.lead}
        crumbs={[{ name: TEXTS.services, to: '/services' }]}
        drawing={drawing}
        note={<ReviewNote written={TEXTS.written} review={review} />}
        actions={
          <>
            {ask}
            {bookVideo}
          </>
        }
      />
      <Columns>
        <Prose>
          <Part id="what">
            <Paragraphs texts={speciality.what} />
          </Part>
          <Part id="who">
            <h3>{TEXTS.helps}</h3>
            <Points texts={speciality.helps} />
            <h3>{TEXTS.not_for}</h3>
            <Points texts={speciality.not_for} />
            <Callout>
              <b>{TEXTS.urgent}</b> {speciality.urgent}
            </Callout>
          </Part>
          <Part id="prices">
            <p>{TEXTS.prices_text}</p>
            {service ? <p>{TEXTS.claim(service)}</p> : null}
            <ProcedurePrices procedures={procedures} explained={speciality.procedures} />
          </Part>
          <Part id="days">
            <Paragraphs texts={speciality.days} />
          </Part>
          <Part id="send">
            <p>{TEXTS.send_text}</p>
            <FactRows facts={speciality.send} />
          </Part>
          <Part id="course">
            <LineSteps steps={speciality.course} />
          </Part>
          <Part id="risks">
            <p>{TEXTS.risks_text}</p>
            <FactRows facts={speciality.risks} />
          </Part>
          <Part id="quality">
            <Paragraphs texts={speciality.quality} />
          </Part>
          <Part id="people">
            <p>{TEXTS.people_text}</p>
            <CarePeople departments={speciality.departments} people={people} />
          </Part>
          <Part id="questions">
            <Questions questions={speciality.questions} />
          </Part>
          <Sources sources={speciality.sources} />
        </Prose>
        <Beside>
          <OnThisPage sections={sections} />
          <Card>
            <h2>{TEXTS.beside_title}</h2>
            <p>{TEXTS.beside_text}</p>
            <TextLink as={Link} to="/services/video-consultation">
              {TEXTS.beside_more}
            </TextLink>
          </Card>
        </Beside>
      </Columns>
      <NextStep id="next" title={speciality.next_title} text={speciality.next_text}>
        {ask}
      </NextStep>
    </>
  );
}
