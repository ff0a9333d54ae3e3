import { DOCTORS_LIMIT, HOSPITALS_LIMIT } from '@ayana/contracts/catalogue';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CompareButton } from '../compare/compare-button';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { chosenOfDoctors, doctorSortOptions, DoctorFilters } from '../features/doctors/doctor-filters';
import { DoctorCard } from '../features/doctors/doctor-card';
import { DOCTORS_MESSAGES } from '../features/doctors/messages';
import { doctorSort, loadDoctors } from '../features/doctors/load-doctors';
import type { DoctorsPage } from '../features/doctors/doctor';
import { chosenOfHospitals, HOSPITAL_SORT_OPTIONS, HospitalFilters } from '../features/hospitals/hospital-filters';
import { HospitalCard } from '../features/hospitals/hospital-card';
import { HOSPITALS_MESSAGES } from '../features/hospitals/messages';
import { hospitalSort, loadHospitalsPage } from '../features/hospitals/load-hospitals-page';
import type { HospitalsPage } from '../features/hospitals/hospital';
import {
  chosenOfTreatments,
  isNarrowed,
  treatmentFilterOf,
  treatmentOptions,
} from '../features/search/treatment-filter';
import { hasNoList } from '../features/search/meaning';
import { loadMeaning, loadTreatments, termOf } from '../features/search/load-search';
import type { Meaning } from '../features/search/meaning';
import { NothingFound } from '../features/search/nothing-found';
import { SEARCH_MESSAGES as TEXTS } from '../features/search/messages';
import { SearchFailed } from '../features/search/search-failed';
import { SearchHead } from '../features/search/search-head';
import { SearchMeaning } from '../features/search/search-meaning';
import type { Tab, Treatment } from '../features/search/search-page';
import { tabFor, tabOf, treatmentMeant } from '../features/search/search-page';
import { TreatmentList, TreatmentNotice } from '../features/search/treatment-results';
import { ChosenChips } from '../filters/chosen-chips';
import { FilterForm } from '../filters/filter-form';
import { Found, ListColumns, ListHead } from '../filters/list-columns.styles';
import { FoundList } from '../filters/found-list';
import { StepGroup } from '../filters/filter-group';
import { Content } from '../page-layout/page-layout.styles';
import { NextStep } from '../page-layout/next-step';
import { nullOnFailure } from '../loaders/null-on-failure';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

const ACTION = '/search';

/** The name of failed parts in the log. */
const PART = 'A part of the search';

/** Null for parts that failed to load: the other tabs still work. */
interface SearchData extends PublicPageData {
  term: string;
  tab: Tab;
  /** Null after a failure. */
  meaning: Meaning | null;
  treatments: readonly Treatment[] | null;
  /** The results of the term alone, without the category and complexity filters. */
  named: readonly Treatment[] | null;
  hospitals: HospitalsPage | null;
  doctors: DoctorsPage | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const term = termOf(query);
  const asked = tabOf(query);
  const filter = treatmentFilterOf(query);
  const [shared, named, narrowed, hospitals, doctors, meaning] = await Promise.all([
    publicLoader({ request }),
    nullOnFailure(PART, loadTreatments(term, signal), signal),
    isNarrowed(filter) ? nullOnFailure(PART, loadTreatments(term, signal, filter), signal) : undefined,
    nullOnFailure(PART, loadHospitalsPage(query, signal), signal),
    nullOnFailure(PART, loadDoctors(query, signal), signal),
    loadMeaning(term, signal),
  ]);
  const treatments = narrowed === undefined ? named : narrowed;
  const counts = countsOf({ treatments, hospitals, doctors });
  const tab = asked ?? tabFor(meaning?.tab ?? null, counts);
  return { ...shared, term, tab, meaning, treatments, named, hospitals, doctors };
}

const countsOf = ({ treatments, hospitals, doctors }: Pick<SearchData, Tab>): Record<Tab, number | null> => ({
  treatments: treatments?.length ?? null,
  hospitals: hospitals?.total ?? null,
  doctors: doctors?.total ?? null,
});

/** The search over everything, with filters in the URL. */
export function Component() {
  const data = useLoaderData<SearchData>();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { term, tab } = data;
  const hasLists = data.meaning === null || !hasNoList(data.meaning);
  return (
    <PublicPage>
      <SearchHead term={term} query={query} tab={tab} counts={hasLists ? countsOf(data) : {}} />
      {data.meaning === null ? null : <SearchMeaning term={term} meaning={data.meaning} />}
      {!hasLists ? null : data[tab] === null ? (
        <Content>
          <SearchFailed tab={tab} />
        </Content>
      ) : (
        <Results data={data} query={query} />
      )}
      <NextStep id="search-next" title={TEXTS.next_title} text={TEXTS.next_text}>
        <StartYourJourney />
        <TextLink as={Link} to="/contact">
          {TEXTS.ask}
        </TextLink>
      </NextStep>
    </PublicPage>
  );
}

interface ResultsProps {
  data: SearchData;
  query: URLSearchParams;
}

function Results({ data, query }: ResultsProps) {
  if (data.tab === 'treatments') return <Treatments data={data} query={query} />;
  return data.tab === 'doctors' ? <Doctors data={data} query={query} /> : <Hospitals data={data} query={query} />;
}

function Treatments({ data, query }: ResultsProps) {
  const { term, treatments, named } = data;
  const asking = useNavigation().location?.pathname === ACTION;
  if (treatments === null) return null;
  const chosen = chosenOfTreatments(query);
  const options = treatmentOptions(named ?? treatments, treatmentFilterOf(query));
  const count = TEXTS.treatments_count(treatments.length);
  return (
    <ListColumns>
      {treatments.length + chosen.length === 0 ? null : (
        <FilterForm action={ACTION} kept={{ q: term, in: 'treatments' }} chosen={chosen.length} found={count}>
          <StepGroup name="complexity" legend={TEXTS.complexity} options={options.complexity} query={query} />
          <StepGroup name="category" legend={TEXTS.category} options={options.category} query={query} />
        </FilterForm>
      )}
      <Found aria-busy={asking} aria-labelledby="found">
        <ListHead>
          <h1 id="found" aria-live="polite">
            {TEXTS.for_term(term === '' && chosen.length === 0 ? TEXTS.all_of.treatments : count, term)}
          </h1>
        </ListHead>
        <ChosenChips action={ACTION} query={query} chosen={chosen} />
        {treatments.length === 0 ? (
          <NothingFound tab="treatments" query={query} counts={countsOf(data)} narrowed={chosen.length > 0} />
        ) : (
          <TreatmentList treatments={treatments} />
        )}
        <p>{TEXTS.sample}</p>
      </Found>
    </ListColumns>
  );
}

function Doctors({ data, query }: ResultsProps) {
  const { term, doctors } = data;
  if (doctors === null) return null;
  const { facets, items, total } = doctors;
  const chosen = chosenOfDoctors(facets, query);
  return (
    <FoundList
      action={ACTION}
      query={query}
      kept={{ q: term, in: 'doctors' }}
      filters={<DoctorFilters facets={facets} query={query} />}
      chosen={chosen}
      sorts={doctorSortOptions(query)}
      sort={doctorSort(query)}
      title={TEXTS.for_term(DOCTORS_MESSAGES.count(total), term)}
      found={DOCTORS_MESSAGES.count(total)}
      heading="h1"
      about={<Meant data={data} />}
      shown={items.length}
      total={total}
      page={DOCTORS_LIMIT}
      nothing={<NothingFound tab="doctors" query={query} counts={countsOf(data)} narrowed={chosen.length > 0} />}
      note={DOCTORS_MESSAGES.sample}
    >
      {items.map((doctor) => (
        <DoctorCard
          key={doctor.id}
          doctor={doctor}
          heading="h2"
          asked={treatmentMeant(term, data.named ?? [])?.plain_name ?? null}
          compare={<CompareButton kind="doctors" id={doctor.id} name={doctor.full_name} />}
        />
      ))}
    </FoundList>
  );
}

function Hospitals({ data, query }: ResultsProps) {
  const { term, hospitals } = data;
  if (hospitals === null) return null;
  const { facets, items, total } = hospitals;
  const chosen = chosenOfHospitals(facets, query);
  return (
    <FoundList
      action={ACTION}
      query={query}
      kept={{ q: term, in: 'hospitals' }}
      filters={<HospitalFilters facets={facets} query={query} />}
      chosen={chosen}
      sorts={HOSPITAL_SORT_OPTIONS}
      sort={hospitalSort(query)}
      title={TEXTS.for_term(HOSPITALS_MESSAGES.count(total), term)}
      found={HOSPITALS_MESSAGES.count(total)}
      heading="h1"
      about={<Meant data={data} />}
      shown={items.length}
      total={total}
      page={HOSPITALS_LIMIT}
      nothing={<NothingFound tab="hospitals" query={query} counts={countsOf(data)} narrowed={chosen.length > 0} />}
      note={HOSPITALS_MESSAGES.sample}
    >
      {items.map((hospital) => (
        <HospitalCard key={hospital.id} hospital={hospital} heading="h2">
          <CompareButton kind="hospitals" id={hospital.id} name={hospital.hospital_name} />
        </HospitalCard>
      ))}
    </FoundList>
  );
}

function Meant({ data: { term, named } }: { data: SearchData }) {
  const meant = treatmentMeant(term, named ?? []);
  return meant === null ? null : <TreatmentNotice treatment={meant} />;
}

/** Search results are not indexed. */
export function meta({ data }: PageMetaArgs): PageMeta {
  const term = (data as SearchData | null)?.term ?? '';
  return { title: TEXTS.title(term.slice(0, 40)), canonical: '/search', robots: 'noindex' };
}
