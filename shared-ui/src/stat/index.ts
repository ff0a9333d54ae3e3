export { Stat, type StatProps, StatRow } from './stat';
