export { DischargeList, type DischargeListProps, type ShownSummary } from './discharge-list';
export { shownSummary } from './shown-summary';
