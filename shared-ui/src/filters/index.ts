export { type Filter, FilterBar, type FilterBarProps } from './filter-bar';
export { SearchField, type SearchFieldProps } from './search-field';
