export { ServicesLedger } from './services-ledger';
export { ServicesSection } from './services-section';
