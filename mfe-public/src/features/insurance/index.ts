export { InsurancePage } from './insurance-page';
