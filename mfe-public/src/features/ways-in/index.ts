export { WaysIn } from './ways-in';
