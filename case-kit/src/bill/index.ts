export { BillList, type BillListProps, billName, type ShownBill, type ShownBillLine } from './bill-list';
export { differenceText } from './difference-text';
export { saveBill, shownBill, useBills } from './bills';
