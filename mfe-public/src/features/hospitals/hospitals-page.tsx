import { HOSPITALS_LIMIT } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { TreatmentNote } from '../../catalogue/asked-treatment';
import type { AskedTreatment } from '../../catalogue/asked-treatment';
import { ListSearch } from '../../catalogue/list-search';
import { ListFailed, NoMatches } from '../../catalogue/list-states';
import { CompareButton } from '../../compare/compare-button';
import { FoundList } from '../../filters/found-list';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import type { HospitalsPage as Listed } from './hospital';
import { HospitalCard } from './hospital-card';
import { chosenOfHospitals, HOSPITAL_SORT_OPTIONS, HospitalFilters } from './hospital-filters';
import { hospitalSort } from './load-hospitals-page';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';

const PATH = '/hospitals';
/** Parameters kept when a filter changes. */
const KEPT = ['q', 'treatment_id'] as const;

interface HospitalsPageProps {
  /** Null when the list failed to load (spec section 8). */
  page: Listed | null;
  treatment: AskedTreatment | null;
  /** How the search was understood. */
  meaning: ReactNode;
  /** True when nothing matches: no empty list is shown then. */
  nothingFits: boolean;
  ask: ReactNode;
}

/** All hospitals, filtered by the URL. */
export function HospitalsPage({ page, treatment, meaning, nothingFits, ask }: HospitalsPageProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={TEXTS.heading}
        lead={TEXTS.lead}
        ground="dawn"
        actions={<ListSearch action={PATH} query={query} label={TEXTS.search} button={TEXTS.search_button} />}
      />
      {meaning}
      {nothingFits ? null : page === null ? (
        <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
      ) : (
        <Results page={page} treatment={treatment} query={query} />
      )}
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/destinations">
          {TEXTS.cities}
        </TextLink>
      </NextStep>
    </>
  );
}

function Results({
  page: { items, total, facets },
  treatment,
  query,
}: Pick<HospitalsPageProps, 'treatment'> & { page: Listed; query: URLSearchParams }) {
  return (
    <FoundList
      action={PATH}
      query={query}
      kept={Object.fromEntries(KEPT.map((name) => [name, query.get(name) ?? '']))}
      filters={<HospitalFilters facets={facets} query={query} />}
      chosen={chosenOfHospitals(facets, query)}
      sorts={HOSPITAL_SORT_OPTIONS}
      sort={hospitalSort(query)}
      title={TEXTS.found(total, query.get('q') ?? '')}
      found={TEXTS.count(total)}
      heading="h2"
      about={treatment === null ? null : <TreatmentNote treatment={treatment} />}
      shown={items.length}
      total={total}
      page={HOSPITALS_LIMIT}
      nothing={<NoMatches action={PATH} title={TEXTS.none} text={TEXTS.none_text} all={TEXTS.all} />}
      note={TEXTS.sample}
    >
      {items.map((hospital) => (
        <HospitalCard key={hospital.id} hospital={hospital} heading="h3">
          <CompareButton kind="hospitals" id={hospital.id} name={hospital.hospital_name} />
        </HospitalCard>
      ))}
    </FoundList>
  );
}
