export { RouterLink } from '@ayana/portal-kit/screens';
