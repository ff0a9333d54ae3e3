/** Props that a form needs to be shown and that its types do not name, by file and component. */
export const SAMPLES: Readonly<Record<string, object>> = {
  'mfe-public/src/features/check-in/check-in-form.tsx CheckInForm': { checkIn: { answered: false } },
  'mfe-partner/src/features/hours/week-card.tsx WeekCard': { there: 'Africa/Nairobi', zones: ['Africa/Nairobi'] },
  'mfe-admin/src/components/shared-edit/shared-edit-form.tsx SharedEditForm': {
    latest: { version: 1, fields: { title: 'Sample' } },
  },
};
