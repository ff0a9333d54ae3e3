import type { EnquiryChannel } from '@ayana/contracts/enquiries';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const StaffEnquirySchema = defineEntity({
  name: 'StaffEnquiry',
  tableName: 'staff_enquiries',
  properties: {
    id: p.uuid().primary(),
    channel: p.string().$type<EnquiryChannel>(),
    text: p.text(),
    treatment_id: p.uuid().nullable(),
    consent_noted: p.boolean(),
    entered_by: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** What someone said to the staff; shares its id with the inbox item. */
export class StaffEnquiry extends StaffEnquirySchema.class {}
StaffEnquirySchema.setClass(StaffEnquiry);

declare module '../../platform/database/tables.js' {
  interface Tables {
    staff_enquiries: InferKyselyTable<typeof StaffEnquirySchema>;
  }
}
