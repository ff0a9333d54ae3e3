export { BillAmounts } from './bill-amounts';
export { BillList } from './bill-list';
export { billName, useBills } from './bills';
export { differenceText } from './difference-text';
