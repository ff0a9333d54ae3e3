import { localHref } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { FactRows } from '../../articles/fact-rows';
import { Questions } from '../../articles/questions';
import { longDate } from '../../time/long-date';
import type { Vacancy } from './load-vacancies';
import { CAREERS_MESSAGES as TEXTS } from './messages';

const Detail = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    margin: 0;
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  & li::marker {
    color: var(--stone);
  }
`;

function Points({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The open vacancies, collapsed except the one in the URL. */
export function Vacancies({ vacancies, opened }: { vacancies: readonly Vacancy[] | null; opened: string | null }) {
  if (vacancies === null) return <p>{TEXTS.failed}</p>;
  if (vacancies.length === 0) return <p>{TEXTS.none}</p>;
  return (
    <Questions
      questions={vacancies.map(({ slug, title, team, place, hours, languages, posted_on, summary, tasks, needs }) => ({
        id: slug,
        open: slug === opened,
        question: TEXTS.question(title, place),
        answer: (
          <Detail>
            <p>{summary}</p>
            <Points title={TEXTS.tasks} lines={tasks} />
            <Points title={TEXTS.needs} lines={needs} />
            <FactRows
              facts={[
                [TEXTS.team, team],
                [TEXTS.hours, hours],
                [TEXTS.languages, languages.join(', ')],
                [TEXTS.posted, longDate(posted_on)],
              ]}
            />
            <div>
              <Button as="a" variant="tonal" href={localHref(`/careers?vacancy=${slug}#apply`)}>
                {TEXTS.apply_for(title)}
              </Button>
            </div>
          </Detail>
        ),
      }))}
    />
  );
}
