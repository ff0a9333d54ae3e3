import { GUEST_CODE_DIGITS } from '@ayana/contracts/guest-case';
import { digitsOf } from '../../../platform/secrets/digits-of.js';
import { TEXT_MESSAGES as T } from './messages.js';
import { broadcastTestText, broadcastText } from './broadcast.js';
import { caseMessageText } from './case-message.js';
import { escalationPageText } from './escalation.js';
import { greetedName, inBothZones, numberOf, type TemplateContext } from './parts.js';
import type { TextData, TextTemplate } from './template-data.js';
import { preferredInstant } from './times.js';

/** Template name to the words of an SMS or WhatsApp message. */
export const TEXT_TEMPLATES: { readonly [K in TextTemplate]: (data: TextData[K], context: TemplateContext) => string } =
  {
    contact_received: (data) => T.contact_received(greetedName(data.first_name), numberOf(data)),
    consultation_received: (data) => T.consultation_received(greetedName(data.name), numberOf(data)),
    consultation_confirmed: (data) => {
      const instant = preferredInstant(data, data.consultation_type);
      const when = instant
        ? inBothZones(instant.start, instant.zone)
        : `${data.preferred_date}, ${data.preferred_time}`;
      return T.consultation_confirmed(greetedName(data.name), when, numberOf(data));
    },
    guest_code: ({ id }, { permanentToken }) =>
      T.guest_code(digitsOf(permanentToken('guest_code', id), GUEST_CODE_DIGITS)),
    notification: ({ title, url }) => T.notification(title, url),
    case_message: caseMessageText,
    escalation_page: escalationPageText,
    broadcast: broadcastText,
    broadcast_test: broadcastTestText,
  };

export function textMessage<K extends TextTemplate>(template: K, data: TextData[K], context: TemplateContext): string {
  return TEXT_TEMPLATES[template](data, context);
}
