export { Hero } from './hero';
export { SearchBox } from './search-box';
