export { VisaUntil, type VisaUntilProps } from './visa-until';
