import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { InquiryStatus } from '@ayana/contracts/contact';

export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    first_name: p.string(),
    last_name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    interested_procedure: p.string().nullable(),
    preferred_destination: p.string().nullable(),
    additional_info: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** A message of the contact form. */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);

export const GeneralInquirySchema = defineEntity({
  name: 'GeneralInquiry',
  tableName: 'general_inquiries',
  properties: {
    id: p.uuid().primary(),
    email_address: p.string(),
    status: p.string().$type<InquiryStatus>(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** The sender's view of a contact message; shares its id. */
export class GeneralInquiryRow extends GeneralInquirySchema.class {}
GeneralInquirySchema.setClass(GeneralInquiryRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    contact_messages: InferKyselyTable<typeof ContactMessageSchema>;
    general_inquiries: InferKyselyTable<typeof GeneralInquirySchema>;
  }
}
