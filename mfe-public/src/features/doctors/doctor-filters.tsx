import type { DoctorSort } from '@ayana/contracts/catalogue';
import { DOCTOR_SORTS } from '@ayana/contracts/catalogue';

import { CheckGroup, StepGroup } from '../../filters/filter-group';
import type { ChosenValue } from '../../filters/chosen-chips';
import { CityFilterMap } from '../../filters/city-filter-map';
import { FILTER_MESSAGES } from '../../filters/messages';
import type { FilterOption } from '../../filters/filter-group';
import { usd } from '../../money/usd';
import type { DoctorsPage } from './doctor';
import { doctorSort } from './load-doctors';
import { DOCTORS_MESSAGES as TEXTS } from './messages';
import { useSortByOwnZone } from './use-sort-by-own-zone';

/** The sort options; "best match" needs a search. */
export function doctorSortOptions(query: URLSearchParams): readonly (readonly [DoctorSort, string])[] {
  const searched = (query.get('q') ?? '').trim() !== '';
  return DOCTOR_SORTS.filter((sort) => sort !== 'fit' || searched).map((sort) => [sort, TEXTS.sorts[sort]]);
}

const feeLabel = (value: string): string => TEXTS.up_to(usd(Number(value)));
const withinLabel = (value: string): string => TEXTS.within(Number(value));

const labelled = (options: readonly FilterOption[], label: (value: string) => string): FilterOption[] =>
  options.map((option) => ({ ...option, label: label(option.value) }));

/** The filters for doctors; use inside a `FilterForm`. */
export function DoctorFilters({ facets, query }: { facets: DoctorsPage['facets']; query: URLSearchParams }) {
  useSortByOwnZone(doctorSort(query));
  return (
    <>
      <CheckGroup
        legend={FILTER_MESSAGES.city}
        name="city"
        options={facets.city}
        query={query}
        others={FILTER_MESSAGES.cities}
        lead={<CityFilterMap options={facets.city} query={query} />}
      />
      <CheckGroup
        legend={TEXTS.language}
        name="language"
        options={facets.language}
        query={query}
        others={FILTER_MESSAGES.languages}
      />
      <StepGroup
        legend={TEXTS.next_free}
        name="free_within_days"
        options={labelled(facets.next_free, withinLabel)}
        query={query}
      />
      <StepGroup legend={TEXTS.fee} name="fee_max" options={labelled(facets.fee, feeLabel)} query={query} />
      <CheckGroup
        legend={TEXTS.specialization}
        name="specialization"
        options={facets.specialization}
        query={query}
        others={TEXTS.fields}
      />
    </>
  );
}

/** The chosen filters of a URL, with labels. */
export function chosenOfDoctors(facets: DoctorsPage['facets'], query: URLSearchParams): ChosenValue[] {
  const label = (name: string, value: string): string => {
    if (name === 'city') return facets.city.find((city) => city.value === value)?.label ?? value;
    if (name === 'fee_max') return feeLabel(value);
    return name === 'free_within_days' ? withinLabel(value) : value;
  };
  return ['city', 'language', 'free_within_days', 'fee_max', 'specialization'].flatMap((name) =>
    query
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({ name, value, label: label(name, value) })),
  );
}
