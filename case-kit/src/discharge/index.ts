export { DischargeList } from './discharge-list';
