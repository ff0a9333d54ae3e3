export { prepareForPrint, printPage } from './print-page';
