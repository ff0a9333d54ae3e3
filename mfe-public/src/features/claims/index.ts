export { Claims } from './claims';
