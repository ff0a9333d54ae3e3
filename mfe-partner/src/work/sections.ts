import type { WorkReaderKind } from '@ayana/contracts/journey';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { messages as FORM_C } from '../features/form-c/messages';
import { messages as OPINION } from '../features/opinion/messages';
import { HOSPITAL_SECTIONS } from '../features/quote/section-messages';
import { messages as TRIP } from '../features/trip/messages';
import { messages as VISA } from '../features/visa/messages';
import { messages as ORDERS } from '../features/orders/messages';
import type { WorkSectionProps } from './work.types';

/** What is done for a kind of work, below what all work has; loaded when such work is opened. */
export interface WorkSection {
  /** In the address, as `#quote`. */
  id: string;
  title: string;
  /** Needs the whole width of the page: it is below what all work has. */
  isWide?: true;
  /** Its time comes with the patient's answer: it is shown once the work itself is done. */
  isAfterwards?: true;
  component: LazyExoticComponent<ComponentType<WorkSectionProps>>;
}

/**
 * The sections of each kind of work, in the order they are shown; a hospital that is asked for the letter has nothing of the visa itself. A part adds a line:
 * `{ id: 'quote', title: QUOTE.section, component: lazy(() => import('../features/quote/quote-section')) }`.
 */
export const WORK_SECTIONS: Readonly<Record<WorkReaderKind, readonly WorkSection[]>> = {
  opinion: [
    {
      id: 'opinion',
      title: OPINION.section,
      isWide: true,
      component: lazy(() => import('../features/opinion/opinion-section')),
    },
    { id: 'orders', title: ORDERS.doctor.section, component: lazy(() => import('../features/orders/orders-section')) },
  ],
  referral: [
    {
      id: 'quote',
      title: HOSPITAL_SECTIONS.quote,
      isWide: true,
      component: lazy(() => import('../features/quote/quote-section')),
    },
    {
      id: 'payments',
      isAfterwards: true,
      title: HOSPITAL_SECTIONS.payments,
      component: lazy(() => import('../features/quote/payment/payment-section')),
    },
    {
      id: 'letter',
      isAfterwards: true,
      title: HOSPITAL_SECTIONS.letter,
      component: lazy(() => import('../features/letter/letter-section')),
    },
    {
      id: 'discharge',
      isAfterwards: true,
      title: HOSPITAL_SECTIONS.discharge,
      component: lazy(() => import('../features/discharge/discharge-section')),
    },
    {
      id: 'bills',
      isAfterwards: true,
      title: HOSPITAL_SECTIONS.bills,
      isWide: true,
      component: lazy(() => import('../features/quote/bill/bill-section')),
    },
  ],
  visa_support: [
    { id: 'visa', title: VISA.section, component: lazy(() => import('../features/visa/visa-section')) },
    { id: 'trip', title: TRIP.section, component: lazy(() => import('../features/trip/trip-section')) },
  ],
  hospital_letter: [
    {
      id: 'letter',
      title: HOSPITAL_SECTIONS.letter,
      component: lazy(() => import('../features/letter/letter-section')),
    },
  ],
  transport: [{ id: 'trip', title: TRIP.section, component: lazy(() => import('../features/trip/trip-section')) }],
  lodging: [
    { id: 'trip', title: TRIP.section, component: lazy(() => import('../features/trip/trip-section')) },
    { id: 'form_c', title: FORM_C.section, component: lazy(() => import('../features/form-c/form-c-section')) },
  ],
  lab_order: [
    {
      id: 'results',
      title: ORDERS.laboratory.section,
      isWide: true,
      component: lazy(() => import('../features/orders/laboratory-section')),
    },
  ],
  prescription: [
    {
      id: 'medicines',
      title: ORDERS.pharmacy.section,
      component: lazy(() => import('../features/orders/pharmacy-section')),
    },
  ],
};
