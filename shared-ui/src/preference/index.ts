export { usePreference } from './use-preference';
