import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListSearch } from '../../catalogue/list-search';
import { ListFailed } from '../../catalogue/list-states';
import { Content } from '../../page-layout/page-layout.styles';
import { Sidebar, Columns } from '../../page-layout/columns.styles';
import { FoldedSection } from '../../articles/folded-section';
import { NextStep } from '../../page-layout/next-step';
import { OnThisPage } from '../../page-layout/on-this-page';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { usd } from '../../money/usd';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import { byCategory, departmentOf, lowestPrice } from './treatment';
import type { Treatment, TreatmentGroup } from './treatment';
import { TreatmentRows } from './treatment-rows';

const PATH = '/treatments';

/** Hidden on a phone, where the collapsed specialities are the list. */
const Specialities = styled(Sidebar)`
  @media (max-width: 1039px) {
    & > nav {
      display: none;
    }
  }
  @media (min-width: 1040px) {
    max-block-size: calc(100vh - 2 * var(--space-5));
    overflow-y: auto;
  }
`;

const Found = styled(Content)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6) var(--space-8);

  & > h2 {
    font-size: var(--size-24);
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  font-size: var(--size-16);
`;

interface TreatmentsPageProps {
  /** Null when they failed to load. */
  treatments: readonly Treatment[] | null;
  /** The search term; empty for all. */
  term: string;
  /** How the search was understood. */
  meaning: ReactNode;
  /** True when nothing matches: no empty list is shown then. */
  nothingFits: boolean;
  /** The free consultation button. */
  ask: ReactNode;
}

/** All treatments by speciality, or search results, with links to their pages. */
export function TreatmentsPage({ treatments, term, meaning, nothingFits, ask }: TreatmentsPageProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={TEXTS.all_title}
        lead={TEXTS.all_lead}
        ground="dawn"
        actions={<ListSearch action={PATH} query={query} label={TEXTS.search} button={TEXTS.search_button} />}
      />
      {meaning}
      {nothingFits ? null : treatments === null ? (
        <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
      ) : term === '' ? (
        <BySpeciality treatments={treatments} />
      ) : (
        <FoundTreatments treatments={treatments} term={term} />
      )}
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/services#procedures">
          {TEXTS.compare_prices}
        </TextLink>
        <TextLink as={Link} to="/trip-cost">
          {TEXTS.next_trip}
        </TextLink>
      </NextStep>
    </>
  );
}

function BySpeciality({ treatments }: { treatments: readonly Treatment[] }) {
  const groups = byCategory(treatments);
  return (
    <Columns>
      <Prose>
        <p>{TEXTS.all_note(treatments.length, groups.length)}</p>
        {groups.map((group) => (
          <Speciality key={group.anchor} group={group} />
        ))}
      </Prose>
      <Specialities>
        <OnThisPage sections={groups.map(({ anchor, name }) => ({ id: anchor, title: name }))} />
      </Specialities>
    </Columns>
  );
}

function Speciality({ group: { anchor, name, treatments } }: { group: TreatmentGroup }) {
  const lowest = lowestPrice(treatments);
  const department = departmentOf(treatments);
  const of = (list: string): string => `/${list}?${new URLSearchParams({ department: department ?? '' })}`;
  return (
    <FoldedSection id={anchor} title={name} {...(lowest === null ? {} : { hint: TEXTS.price_from(usd(lowest)) })}>
      <div>
        <TreatmentRows treatments={treatments} />
      </div>
      {department === null ? null : (
        <Ways>
          <TextLink as={Link} to={of('hospitals')}>
            {TEXTS.hospitals_of(department)}
          </TextLink>
          <TextLink as={Link} to={of('doctors')}>
            {TEXTS.doctors_of(department)}
          </TextLink>
        </Ways>
      )}
    </FoldedSection>
  );
}

function FoundTreatments({ treatments, term }: { treatments: readonly Treatment[]; term: string }) {
  const busy = useNavigation().location?.pathname === PATH;
  return (
    <Found aria-busy={busy}>
      <h2 aria-live="polite">{TEXTS.found(treatments.length, term)}</h2>
      {treatments.length === 0 ? null : <TreatmentRows treatments={treatments} />}
      <p>
        <TextLink as={Link} to={PATH}>
          {TEXTS.all}
        </TextLink>
      </p>
    </Found>
  );
}
