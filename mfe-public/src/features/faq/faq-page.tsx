import readInterpreter from '@ayana/shared-ui/assets/drawings/read-interpreter.svg';
import { Button, EmptyState, Link as TextLink, QuietLine } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListFailed } from '../../catalogue/list-states';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { OnThisPage } from '../../page-layout/on-this-page';
import { PageHead } from '../../page-layout/page-head';
import { Questions } from '../../articles/questions';
import type { Question } from '../../articles/questions';
import { byTopic } from './entry';
import type { FaqEntry } from './entry';
import { FaqAnswer } from './faq-answer';
import { FaqSearch } from './faq-search';
import { FAQ_MESSAGES as TEXTS } from './messages';

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  align-content: start;

  & > section > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--size-28);
  }
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  & > p {
    overflow-wrap: anywhere;
  }
`;

interface FaqPageProps {
  /** The search term; empty shows everything. */
  term: string;
  /** Null when they failed to load. */
  entries: readonly FaqEntry[] | null;
}

const questionsOf = (entries: readonly FaqEntry[]): Question[] =>
  entries.map((entry) => ({ id: entry.slug, question: entry.question, answer: <FaqAnswer entry={entry} /> }));

/** Questions by topic, or search results. */
export function FaqPage({ term, entries }: FaqPageProps) {
  const groups = byTopic(entries ?? []);
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        drawing={{ src: readInterpreter, width: 400, height: 280, alt: '' }}
        actions={<FaqSearch term={term} />}
      />
      <Columns>
        <Main>
          {entries === null ? <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} /> : null}
          {entries !== null && term !== '' ? <Results term={term} entries={entries} /> : null}
          {term === ''
            ? groups.map((group) => (
                <section key={group.topic} aria-labelledby={group.topic}>
                  <h2 id={group.topic}>{group.name}</h2>
                  <Questions questions={questionsOf(group.entries)} />
                </section>
              ))
            : null}
        </Main>
        <Sidebar>
          {term === '' && groups.length > 0 ? (
            <OnThisPage sections={groups.map(({ topic, name }) => ({ id: topic, title: name }))} />
          ) : null}
          <Card>
            <h2>{TEXTS.emergency_title}</h2>
            <p>{TEXTS.emergency_text}</p>
          </Card>
        </Sidebar>
      </Columns>
    </>
  );
}

function Results({ term, entries }: { term: string; entries: readonly FaqEntry[] }) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">{TEXTS.results}</h2>
      <Found>
        <p role="status">{entries.length === 0 ? TEXTS.nothing(term) : TEXTS.found(entries.length, term)}</p>
        <TextLink as={Link} to="/faq">
          {TEXTS.all}
        </TextLink>
      </Found>
      {entries.length === 0 ? (
        <EmptyState
          drawing={<QuietLine />}
          title={TEXTS.nothing_title}
          text={TEXTS.nothing_text}
          action={
            <Button as={Link} to="/contact">
              {TEXTS.ask_us}
            </Button>
          }
        />
      ) : (
        <Questions questions={questionsOf(entries)} />
      )}
    </section>
  );
}
