import { defineMessages } from '@ayana/contracts/language';

/** When the desk is reached, and what to do when it is not. */
export const messages = defineMessages('case-kit/reach', {
  open: (until: string): string => `Open now, until ${until} your time`,
  closed: (opens: string): string => `Closed now, opens ${opens} your time`,
  range: (day: string, opens: string, closes: string, zone: string): string => `${day} ${opens} to ${closes}, ${zone}`,
  both: (desk: string, own: string): string => `${desk} (${own})`,
  folded: 'At night and in an emergency',
  night: 'At night and while our desk is closed',
  night_text:
    'Write to us: we read it when the desk opens. If you are unwell and it cannot wait, do not wait for us. In a hospital, tell the nurse on your ward.',
  emergency: 'In an emergency',
  emergency_text:
    'Chest pain, trouble breathing or heavy bleeding: call the emergency number of the country you are in, before you call or write to us.',
  india: 'In India, from any phone',
  any: 'Police, fire and ambulance',
  ambulance: 'Ambulance, in most states',
  hospital: (name: string): string => `Your hospital, ${name}`,
});
