const AT = '2031-03-04T09:00:00.000Z';
const ROW = { id: '0190a000-0000-7000-8000-000000000001', version: 1, updated_at: AT };
const TIMES = { starts_at: AT, end_zone: null };
const SPAN = { from_at: AT, until_at: '2031-03-04T12:00:00.000Z' };
/** With something that is still to be handed out. */
const PRESCRIPTION = {
  ...ROW,
  patient: { name: 'Sample' },
  items: [
    {
      id: ROW.id,
      medicine: 'Rivaroxaban',
      strength: '10 mg',
      quantity: 20,
      dispensed_quantity: 5,
      substitution: 'allowed',
      alerts: [],
      brand: 'Sample',
      replaced_by: null,
    },
  ],
};

/** With a test that is entered in numbers. */
const LABORATORY_ORDER = {
  id: 'order',
  order_number: 'L-100001',
  case_number: 'AY-7K2Q4',
  patient: { name: 'Sample', health: null },
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
      result: { value: 4.1, comparator: null, digits: '4.1', text: null, flag: 'normal', flag_reason: null },
    },
  ],
};

/** Props that a form needs to be shown and that its types do not name, by file and component. */
export const SAMPLES: Readonly<Record<string, object>> = {
  'mfe-public/src/features/check-in/check-in-form.tsx CheckInForm': { checkIn: { answered: false } },
  'mfe-partner/src/features/hours/week-card.tsx WeekCard': { there: 'Africa/Nairobi', zones: ['Africa/Nairobi'] },
  'mfe-admin/src/components/shared-edit/shared-edit-form.tsx SharedEditForm': {
    latest: { version: 1, fields: { title: 'Sample' } },
  },
  'mfe-patient/src/features/care/sign-consent-dialog.tsx SignConsentDialog': {
    consent: { admission_id: ROW.id, hospital_name: 'Sample', others: [] },
    text: { id: ROW.id, language: 'en', title: 'Sample', body: 'Sample', version: 1 },
  },
  'mfe-partner/src/features/quote/quote-editor.tsx QuoteEditor': {
    work: { id: ROW.id, journey_id: ROW.id, partner_hospital_id: ROW.id, case_number: 'AY-7K2Q4', facts: null },
  },
  'mfe-partner/src/features/quote/bill/bill-editor.tsx BillEditor': { closed: false },
  'mfe-partner/src/features/orders/results-form.tsx ResultsForm': { closed: false, order: LABORATORY_ORDER },
  'mfe-partner/src/features/orders/batch/batch-order.tsx BatchOrder': { method: '', order: LABORATORY_ORDER },
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
  'mfe-partner/src/features/visa/visa-dialog.tsx VisaDialog': { step: 'apply' },
  'mfe-partner/src/features/orders/dispense-dialog.tsx DispenseDialog': { prescription: PRESCRIPTION },
  'mfe-partner/src/features/orders/deliver-dialog.tsx DeliverDialog': { prescription: PRESCRIPTION },
  'mfe-partner/src/features/trip/booking-dialog.tsx BookingDialog': {
    kind: 'transport',
    leg: {
      ...ROW,
      kind: 'pickup',
      status: 'booked',
      to_place: 'Sample',
      ...TIMES,
      zone: 'Asia/Kolkata',
      ends_at: null,
    },
  },
  'mfe-admin/src/components/resources/need-dialog.tsx NeedDialog': {
    need: { ...ROW, kind: 'bed', title: 'Sample', place: { id: ROW.id, name: 'Chennai' }, quantity: 1, ...SPAN },
  },
  'mfe-admin/src/features/service-desk/catalog/version-form.tsx VersionForm': {
    item: {
      ...ROW,
      name: 'Sample',
      published: null,
      draft: {
        number: 1,
        form: [{ key: 'sample', kind: 'text', label: 'Sample', required: false, help: 'Sample', choices: [] }],
        targets: [{ priority: 1, own_minutes: 60, resolve_minutes: 240 }],
        approvals: [],
        ask_roles: ['ayana_staff'],
        need: null,
      },
    },
  },
  'mfe-admin/src/features/operations/signals/webhook-dialog.tsx WebhookDialog': {
    webhook: { ...ROW, name: 'Sample', format: 'json', host: 'sample', is_on: true },
  },
  'mfe-admin/src/features/operations/signals/own-dialog.tsx OwnDialog': {
    webhooks: [],
    own: {
      ...ROW,
      name: 'Sample',
      question: 'papers_to_check',
      hours: 12,
      at_least: 5,
      every_minutes: 15,
      severity: 3,
      is_on: true,
      notify: [],
      chain: null,
      webhooks: [],
    },
  },
  'mfe-admin/src/features/service-desk/recurring/recurring-dialog.tsx RecurringDialog': {
    recurring: {
      ...ROW,
      item: { id: ROW.id, name: 'Sample' },
      summary: 'Sample',
      description: null,
      every: 'week',
      weekday: 1,
      month_day: null,
      at: '09:00',
      starts_on: '2031-03-04',
      ends_on: null,
      assigned_to: null,
      impact: 3,
      urgency: 3,
      answers: { sample: 'Sample' },
      form: [{ key: 'sample', kind: 'text', label: 'Sample', required: true, help: null, choices: [] }],
      people: [],
    },
  },
  'mfe-admin/src/features/treatments/categories/category-dialog.tsx CategoryDialog': {
    category: { ...ROW, name: 'Sample', is_active: true },
  },
};
