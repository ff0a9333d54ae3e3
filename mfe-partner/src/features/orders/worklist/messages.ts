import { defineMessages } from '@ayana/contracts/language';

/** The worklists of laboratories and pharmacies. */
export const messages = defineMessages('mfe-partner/orders/worklist', {
  scan: {
    label: 'Scan or type a number',
    hint: { laboratory: 'Of the order, the tube or the case.', pharmacy: 'Of the order or the case.' },
    open: 'Open',
    opening: 'Looking',
    nothing: (number: string): string => `No order of yours has the number ${number}. Check it.`,
    failed: 'The number couldn’t be looked up. Please try again.',
  },
  filters: { label: 'Search the worklist', q: 'Number, case or name' },
  columns: { what: 'Order', state: 'State', ordered: 'Ordered', due: 'Due' },
  by: (name: string): string => `Ordered by ${name}`,
  prescribedBy: (name: string): string => `Prescribed by ${name}`,
  bringTo: (address: string): string => `Bring to: ${address}`,
  noDue: 'No date',
  laboratory: {
    title: 'Worklist',
    lead: 'Critical results first, then the oldest order.',
    enter: 'Enter results',
    tabs: {
      label: 'Orders by state',
      open: 'All open',
      ordered: 'Ordered',
      sample_taken: 'Sample taken',
      in_progress: 'In progress',
      resulted: 'To review',
      reviewed: 'To release',
      released: 'Released',
      cancelled: 'Cancelled',
    },
    table: {
      label: 'Laboratory orders',
      empty: { title: 'No open orders', text: 'When a doctor orders tests from you, they appear here.' },
      filtered: 'No order is in this state, or fits the search.',
      failed: 'The worklist couldn’t be loaded.',
    },
  },
  pharmacy: {
    title: 'Worklist',
    lead: 'What is due soonest is on top.',
    tabs: {
      label: 'Prescriptions by state',
      open: 'All open',
      written: 'New',
      received: 'Received',
      query: 'Question',
      ready: 'Ready',
      dispensed: 'Handed out',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    table: {
      label: 'Prescriptions',
      empty: { title: 'No open prescriptions', text: 'When a doctor sends you a prescription, it appears here.' },
      filtered: 'No prescription is in this state, or fits the search.',
      failed: 'The worklist couldn’t be loaded.',
    },
  },
});
