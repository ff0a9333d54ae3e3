import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListSearch } from '../../catalogue/list-search';
import { ListFailed, NoMatches } from '../../catalogue/list-states';
import { Content } from '../../page-layout/page-layout.styles';
import { Callout } from '../../articles/callout.styles';
import { FactRows } from '../../articles/fact-rows';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { DoctorCard } from './doctor-card';
import type { FoundDoctors } from './load-doctors-for-problem';
import { DOCTORS_MESSAGES as TEXTS } from './messages';
import { PROBLEMS } from './problems';

const PATH = '/find-doctors';

const Box = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-8);

  & h2 {
    font-size: var(--size-34);
  }
`;

const Inline = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const pathOf = (problem: string): string => `${PATH}?q=${encodeURIComponent(problem)}`;

interface FindDoctorsPageProps {
  /** The problem in the user's words; empty shows common problems. */
  problem: string;
  /** Null without a problem, or after a failure. */
  found: FoundDoctors | null;
  ask: ReactNode;
}

/** Finds doctors for a problem in plain words. */
export function FindDoctorsPage({ problem, found, ask }: FindDoctorsPageProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={TEXTS.find_title}
        lead={TEXTS.find_lead}
        actions={<ListSearch action={PATH} query={query} label={TEXTS.find_label} button={TEXTS.find_button} />}
      />
      <Box>
        <Answer problem={problem} found={found} />
        <Callout>{TEXTS.find_warning}</Callout>
      </Box>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/doctors">
          {TEXTS.all}
        </TextLink>
      </NextStep>
    </>
  );
}

function Answer({ problem, found }: Pick<FindDoctorsPageProps, 'problem' | 'found'>) {
  if (problem === '') return <Problems />;
  if (found === null) return <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />;
  const { treatments, doctors } = found;
  if (doctors.total === 0 && treatments.length === 0)
    return (
      <>
        <NoMatches action="/doctors" title={TEXTS.find_none} text={TEXTS.find_none_text} all={TEXTS.all} />
        <Problems />
      </>
    );
  return (
    <>
      {treatments.length === 0 ? null : (
        <section aria-labelledby="treatments">
          <h2 id="treatments">{TEXTS.find_treatments}</h2>
          <Inline>
            {treatments.map(({ id, name, plain_name }) => (
              <li key={id}>
                <TextLink as={Link} to={`/doctors?treatment_id=${id}`}>
                  {plain_name ?? name}
                </TextLink>
              </li>
            ))}
          </Inline>
        </section>
      )}
      {doctors.total === 0 ? null : (
        <>
          <h2>{TEXTS.find_doctors(doctors.total)}</h2>
          <Cards>
            {doctors.items.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} heading="h3" />
            ))}
          </Cards>
          <p>
            <TextLink as={Link} to={`/doctors?q=${encodeURIComponent(problem)}`}>
              {TEXTS.find_all(doctors.total)}
            </TextLink>
          </p>
        </>
      )}
    </>
  );
}

function Problems() {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{TEXTS.find_examples}</h2>
      <FactRows
        facts={PROBLEMS.map(([part, problems]) => [
          part,
          <Inline key={part}>
            {problems.map((problem) => (
              <li key={problem}>
                <TextLink as={Link} to={pathOf(problem)}>
                  {problem}
                </TextLink>
              </li>
            ))}
          </Inline>,
        ])}
      />
    </section>
  );
}
