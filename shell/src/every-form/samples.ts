/** Props that a form needs to be shown and that its types do not name, by file and component. */
export const SAMPLES: Readonly<Record<string, object>> = {
  'mfe-public/src/features/check-in/check-in-form.tsx CheckInForm': { checkIn: { answered: false } },
  'mfe-partner/src/features/hours/week-card.tsx WeekCard': { there: 'Africa/Nairobi', zones: ['Africa/Nairobi'] },
  'mfe-admin/src/components/shared-edit/shared-edit-form.tsx SharedEditForm': {
    latest: { version: 1, fields: { title: 'Sample' } },
  },
  'mfe-partner/src/features/quote/bill/bill-editor.tsx BillEditor': { closed: false },
  'mfe-partner/src/features/orders/results-form.tsx ResultsForm': {
    closed: false,
    order: {
      id: 'order',
      version: 1,
      updated_at: '2031-03-04T09:00:00.000Z',
      tests: [
        {
          code: 'potassium',
          name: 'Potassium',
          unit: 'mmol/L',
          decimals: 1,
          scale: 'number',
          choices: [],
          range: { low: 3.5, high: 5.1, critical_low: 2.5, critical_high: 6.5 },
          result: { value: 4.1, text: null, flag: 'normal', flag_reason: null },
        },
      ],
    },
  },
  'mfe-admin/src/features/service-desk/hours/hours-form.tsx HoursForm': {
    hours: {
      zone: 'Asia/Kolkata',
      weekdays: [1],
      opens: 540,
      closes: 1080,
      holidays: [],
      version: 1,
      updated_at: '2031-03-04T09:00:00.000Z',
    },
  },
  'mfe-admin/src/features/operations/broadcasts/editor/editor.tsx Editor': { closed: false },
};
