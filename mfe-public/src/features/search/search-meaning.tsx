import { BRAND } from '@ayana/contracts/brand';
import { Button } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { ChipLink } from '../../page-layout/chip-link.styles';
import { hasNoList, type Meaning } from './meaning';
import { SEARCH_MESSAGES as TEXTS } from './messages';

const Box = styled(Content)`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-5);
  font-size: var(--size-16);

  /* Space below it when it is alone on the page. */
  &[data-alone='true'] {
    padding-block-end: var(--space-6);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  & > :is(h1, h2) {
    font-size: var(--size-18);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }
`;

const Person = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--marigold-100);

  & > p {
    max-inline-size: 60ch;
  }
`;

const Title = styled.h2`
  font-size: var(--size-24);
  line-height: 1.2;
`;

/**
 * The search's meaning, pages that answer it, and contact options where nothing matches well.
 * @param titled whether the page has its title elsewhere
 */
export function SearchMeaning({ term, meaning, titled = false }: { term: string; meaning: Meaning; titled?: boolean }) {
  const { fits, not_understood, pages, read_as, understood } = meaning;
  const Heading = hasNoList(meaning) && !titled ? 'h1' : 'h2';
  const says = read_as !== null || understood.length > 0 || pages.length > 0 || not_understood.length > 0;
  if (fits && !says) return null;
  return (
    <Box data-alone={!fits || (hasNoList(meaning) && !titled)}>
      {read_as === null ? null : <p>{TEXTS.read_as(read_as)}</p>}
      {understood.length === 0 ? null : (
        <Row>
          <span id="search-understood">{TEXTS.understood}</span>
          <ul aria-labelledby="search-understood">
            {understood.map(({ kind, label, path }) => (
              <li key={`${kind} ${label}`}>
                <ChipLink to={path}>{TEXTS.leads_to[kind](label)}</ChipLink>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {pages.length === 0 ? null : (
        <Row>
          <Heading id="search-pages">{TEXTS.pages}</Heading>
          <ul aria-labelledby="search-pages">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <ChipLink to={path}>{title}</ChipLink>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {not_understood.length === 0 ? null : (
        <p>{TEXTS.left_out(not_understood.map((word) => `“${word}”`).join(', '))}</p>
      )}
      {fits ? null : (
        <Person aria-labelledby="search-person">
          <Title as={pages.length === 0 ? Heading : 'h2'} id="search-person">
            {TEXTS.no_fit(term)}
          </Title>
          <p>{TEXTS.no_fit_text}</p>
          <Row>
            <Button as={Link} to="/consultation">
              {TEXTS.free_consultation}
            </Button>
            <Button as="a" href={BRAND.phone_href} variant="outline">
              {TEXTS.call(BRAND.phone)}
            </Button>
          </Row>
        </Person>
      )}
    </Box>
  );
}
