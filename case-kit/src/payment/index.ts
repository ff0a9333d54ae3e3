export { PaymentList, type PaymentListProps } from './payment-list';
export { addPayment, changePayment, type PaymentForm, reportPayment, usePayments } from './payments';
