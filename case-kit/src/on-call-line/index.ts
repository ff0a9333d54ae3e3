export { OnCallLine } from './on-call-line';
