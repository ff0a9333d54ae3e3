/** The dialogs load together: each by itself would bring its own copy of the form. */
export { default as CloseDialog } from './needs/close-dialog';
export { default as NeedDialog } from '../../components/resources/need-dialog';
export { default as OfferDialog } from './needs/offer-dialog';
export { default as ResourceDialog } from './list/resource-dialog';
export { default as SpentDialog } from './needs/spent-dialog';
