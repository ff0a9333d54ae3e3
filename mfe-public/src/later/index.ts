export { later } from './later';
export { readFirst } from './read-first';
