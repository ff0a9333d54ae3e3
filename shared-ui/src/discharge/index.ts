export { DischargeList, type DischargeListProps, type ShownSummary } from './discharge-list';
