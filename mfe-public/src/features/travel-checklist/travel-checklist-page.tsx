import {
  CURRENCY_DECLARATION,
  daysAfter,
  E_MEDICAL_VISA,
  needsYellowFeverCertificate,
  VISA_SOURCE,
  visaWay,
  YELLOW_FEVER_SOURCE,
} from '@ayana/contracts/travel';
import { Link as TextLink } from '@ayana/shared-ui';
import papers from '@ayana/shared-ui/assets/drawings/care-papers.svg';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Callout } from '../../articles/callout.styles';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { PrintButton } from '../../page-layout/print-button';
import { Sources } from '../../articles/sources';
import { checklistOf, daysInIndia } from './checklist';
import { ChecklistList } from './checklist-list';
import type { Asked, TravelChoice, TravelProcedure, TravelQuestion } from './choice';
import { longDate } from '../../time/long-date';
import { CHECKLIST_MESSAGES as TEXTS } from './messages';
import { QuestionForm } from './question-form';

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);

  & > h2:not(:first-child) {
    margin-block-start: var(--space-5);
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;

/** Printing shows only the list. */
const Page = styled.div`
  @media print {
    & > header figure {
      display: none;
    }
  }
`;

const Stone = styled.p`
  max-inline-size: var(--measure);
  color: var(--stone);
`;

interface TravelChecklistPageProps {
  question: TravelQuestion;
  asked: Asked;
  procedures: readonly TravelProcedure[] | null;
  /** `YYYY-MM-DD` */
  today: string;
  /** Opens the consultation dialog. */
  ask: ReactNode;
}

function Chosen({ choice, question, today }: { choice: TravelChoice; question: TravelQuestion; today: string }) {
  const days = daysInIndia(choice);
  const { arrives_on } = choice;
  const tooLate =
    visaWay(choice.country) === 'evisa' && daysAfter(arrives_on, -E_MEDICAL_VISA.apply_days_before) < today;
  return (
    <>
      {tooLate ? <Callout>{TEXTS.late_visa}</Callout> : null}
      <Stone>
        {days === null
          ? TEXTS.stay_unknown
          : TEXTS.stay(
              days.shortest === days.longest ? String(days.longest) : TEXTS.days(days.shortest, days.longest),
              longDate(daysAfter(arrives_on, days.longest - 1)),
            )}
      </Stone>
      <ChecklistList
        key={Object.values(question).join(' ')}
        name={Object.values(question).join(' ')}
        arrives_on={arrives_on}
        sections={checklistOf(choice, today)}
      />
      <Sources sources={sourcesOf(choice)} />
    </>
  );
}

/** The sources of the rules, printed with the list. */
const sourcesOf = ({ country }: TravelChoice) =>
  [
    VISA_SOURCE,
    ...(needsYellowFeverCertificate(country) ? [YELLOW_FEVER_SOURCE] : []),
    CURRENCY_DECLARATION.source,
  ].map(({ href, name }) => ({ name: TEXTS.as_of(name), href }));

const whatOf = ({ procedure }: TravelChoice): string => procedure?.name ?? TEXTS.undecided.toLowerCase();

/** A checklist for one journey, made from three answers; without them, the questions. */
export function TravelChecklistPage({ question, asked, procedures, today, ask }: TravelChecklistPageProps) {
  const choice = asked.state === 'chosen' ? asked.choice : null;
  const form = (
    <QuestionForm
      key={Object.values(question).join(' ')}
      question={question}
      problems={asked.state === 'wrong' ? asked.problems : {}}
      procedures={procedures}
      from={today}
      action={choice === null ? TEXTS.make : TEXTS.remake}
    />
  );
  return (
    <Page>
      <PageHead
        title={TEXTS.title}
        lead={
          choice === null
            ? TEXTS.lead
            : TEXTS.chosen(choice.nationality || TEXTS.other, whatOf(choice), longDate(choice.arrives_on))
        }
        drawing={{ src: papers, width: 400, height: 280, alt: '' }}
        actions={
          choice === null ? undefined : (
            <>
              <PrintButton />
              <TextLink href="#change" data-screen-only>
                {TEXTS.change_title}
              </TextLink>
            </>
          )
        }
      />
      <Columns>
        <Main>
          {choice === null ? (
            <>
              <h2>{TEXTS.form_title}</h2>
              {asked.state === 'wrong' ? <p role="alert">{TEXTS.wrong}</p> : null}
              {form}
              <h2>{TEXTS.contents_title}</h2>
              <ul>
                {TEXTS.contents.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          ) : (
            <Chosen choice={choice} question={question} today={today} />
          )}
        </Main>
        <Sidebar>
          {choice === null ? null : (
            <Card aria-labelledby="change">
              <h2 id="change">{TEXTS.change_title}</h2>
              {form}
              <p>{TEXTS.share}</p>
            </Card>
          )}
          <Card aria-labelledby="visa-source">
            <h2 id="visa-source">{TEXTS.visa_title}</h2>
            <p>{TEXTS.visa_text}</p>
            <TextLink href={VISA_SOURCE.href} rel="noreferrer">
              {VISA_SOURCE.name}
            </TextLink>
            <p>{TEXTS.mission_text}</p>
          </Card>
        </Sidebar>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/treatment-journey/travel">
          {TEXTS.stages}
        </TextLink>
      </NextStep>
    </Page>
  );
}
