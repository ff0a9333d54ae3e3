import { TEXT_MESSAGES as T } from './messages.js';
import { broadcastTestText, broadcastText } from './broadcast.js';
import { escalationPageText } from './escalation.js';
import { greetedName, inBothZones, reference, type TemplateContext } from './parts.js';
import type { TextData, TextTemplate } from './template-data.js';
import { preferredInstant } from './times.js';

/** Template name to the words of an SMS or WhatsApp message. */
export const TEXT_TEMPLATES: { readonly [K in TextTemplate]: (data: TextData[K], context: TemplateContext) => string } =
  {
    contact_received: ({ id, first_name }) => T.contact_received(greetedName(first_name), reference(id)),
    consultation_received: ({ id, name }) => T.consultation_received(greetedName(name), reference(id)),
    consultation_confirmed: (data) => {
      const instant = preferredInstant(data, data.consultation_type);
      const when = instant
        ? inBothZones(instant.start, instant.zone)
        : `${data.preferred_date}, ${data.preferred_time}`;
      return T.consultation_confirmed(greetedName(data.name), when, reference(data.id));
    },
    notification: ({ title, url }) => T.notification(title, url),
    escalation_page: escalationPageText,
    broadcast: broadcastText,
    broadcast_test: broadcastTestText,
  };

export function textMessage<K extends TextTemplate>(template: K, data: TextData[K], context: TemplateContext): string {
  return TEXT_TEMPLATES[template](data, context);
}
