export { ChosenChips, type ChosenValue } from './chosen-chips';
export { CityMap } from './city-map';
export { FILTER_FORM, FilterForm, SortSelect } from './filter-form';
export { CheckGroup, type FilterOption, StepGroup } from './filter-group';
export { shownOf, withOne } from './filter-query';
export { Found, ListColumns, ListHead } from './list-columns';
export { ListFoot } from './list-foot';
export { FILTER_MESSAGES } from './messages';
