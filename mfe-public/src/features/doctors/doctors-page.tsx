import { DOCTORS_LIMIT } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { TreatmentNote } from '../../catalogue/asked-treatment';
import type { AskedTreatment } from '../../catalogue/asked-treatment';
import { ListSearch } from '../../catalogue/list-search';
import { ListFailed, NoMatches } from '../../catalogue/list-states';
import { CompareButton } from '../../compare/compare-button';
import { ChosenChips } from '../../filters/chosen-chips';
import { FilterForm, SortSelect } from '../../filters/filter-form';
import { Found, ListColumns, ListHead } from '../../filters/list-columns.styles';
import { ListFoot } from '../../filters/list-foot';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import type { DoctorsPage as Listed } from './doctor';
import { DoctorCard } from './doctor-card';
import { chosenOfDoctors, DoctorFilters, doctorSortOptions } from './doctor-filters';
import { doctorSort } from './load-doctors';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

const PATH = '/doctors';
/** Parameters kept when a filter changes. */
const KEPT = ['q', 'treatment_id'] as const;

const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

interface DoctorsPageProps {
  /** Null when the list failed to load. */
  page: Listed | null;
  treatment: AskedTreatment | null;
  /** How the search was understood. */
  meaning: ReactNode;
  /** True when nothing matches: no empty list is shown then. */
  nothingFits: boolean;
  ask: ReactNode;
}

/** All doctors, filtered by the URL. */
export function DoctorsPage({ page, treatment, meaning, nothingFits, ask }: DoctorsPageProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={TEXTS.heading}
        lead={TEXTS.lead}
        actions={
          <>
            <ListSearch action={PATH} query={query} label={TEXTS.search} button={TEXTS.search_button} />
            <TextLink as={Link} to="/find-doctors">
              {TEXTS.by_problem}
            </TextLink>
          </>
        }
      />
      {meaning}
      {nothingFits ? null : page === null ? (
        <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
      ) : (
        <Results page={page} treatment={treatment} query={query} />
      )}
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/services/video-consultation">
          {TEXTS.how}
        </TextLink>
      </NextStep>
    </>
  );
}

function Results({
  page: { items, total, facets },
  treatment,
  query,
}: Pick<DoctorsPageProps, 'treatment'> & { page: Listed; query: URLSearchParams }) {
  const busy = useNavigation().state === 'loading';
  const chosen = [...chosenOfDoctors(facets, query), ...chosenHospital(facets, query)];
  const kept = Object.fromEntries([...KEPT, 'hospital_id'].map((name) => [name, query.get(name) ?? '']));
  return (
    <ListColumns>
      <FilterForm
        action={PATH}
        kept={kept}
        defaults={{ sort: 'next_free' }}
        chosen={chosen.length}
        found={TEXTS.count(total)}
      >
        <DoctorFilters facets={facets} query={query} />
      </FilterForm>
      <Found aria-busy={busy} aria-labelledby="found">
        <ListHead>
          <h2 id="found" aria-live="polite">
            {TEXTS.found(total, query.get('q') ?? '')}
          </h2>
          <SortSelect options={doctorSortOptions(query)} value={doctorSort(query)} />
        </ListHead>
        <ChosenChips action={PATH} query={query} chosen={chosen} />
        {treatment === null ? null : <TreatmentNote treatment={treatment} />}
        {items.length === 0 ? (
          <NoMatches action={PATH} title={TEXTS.none} text={TEXTS.none_text} all={TEXTS.all} />
        ) : (
          <>
            <Cards>
              {items.map((doctor) => (
                <DoctorCard
                  key={doctor.id}
                  doctor={doctor}
                  heading="h3"
                  asked={treatment === null ? null : (treatment.plain_name ?? treatment.name)}
                  compare={<CompareButton kind="doctors" id={doctor.id} name={doctor.full_name} />}
                />
              ))}
            </Cards>
            <ListFoot action={PATH} query={query} shown={items.length} total={total} page={DOCTORS_LIMIT} />
          </>
        )}
        <Note>{TEXTS.sample}</Note>
      </Found>
    </ListColumns>
  );
}

/** The name of the hospital whose doctors are listed. */
function chosenHospital(facets: Listed['facets'], query: URLSearchParams) {
  const id = query.get('hospital_id') ?? '';
  if (id === '') return [];
  const label = facets.hospital.find(({ value }) => value === id)?.label ?? TEXTS.one_hospital;
  return [{ name: 'hospital_id', value: id, label }];
}
