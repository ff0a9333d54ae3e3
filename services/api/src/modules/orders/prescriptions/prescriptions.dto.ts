import type { LastEditor } from '@ayana/contracts/editing';
import {
  FREQUENCIES,
  type Frequency,
  LETTER_STATES,
  MEDICINE_DAYS_MAX,
  MEDICINE_FORMS,
  MEDICINE_QUANTITY_MAX,
  type MedicineForm,
  type Prescription,
  PRESCRIPTION_ITEMS_MAX,
  PRESCRIPTION_STATES,
  PRESCRIPTION_WORKFLOW,
  type PrescriptionDelivery,
  type PrescriptionItem,
  type PrescriptionQuery,
  type PrescriptionSignature,
  type PrescriptionState,
  type PrescriptionStep,
  QUERY_ANSWERS,
  type QueryAnswer,
  REGISTRATION_NUMBER_MAX,
  SHA256_PATTERN,
  type Substitution,
  SUBSTITUTIONS,
  type VerifiedPrescription,
} from '@ayana/contracts/journey';
import { PASSWORD_MAX } from '@ayana/contracts/identity';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ChoiceField,
  ChoicesField,
  IdField,
  IntegerField,
  MomentField,
  NameField,
  SecretField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField, ObjectField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';
import { MedicineAlertDto } from '../medicines/medicines.dto.js';
import { ORDER_SORTS, OrderPatientDto, OrderPersonDto, type OrderSort } from '../laboratory/laboratory-orders.dto.js';

export class PrescriptionsQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'Without it, one’s own worklist.' })
  journey_id?: string;

  @IdField({ label: 'Assignment', optional: true })
  assignment_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: PRESCRIPTION_STATES, max: PRESCRIPTION_STATES.length })
  status?: PrescriptionState[];

  @ChoiceField({ label: 'Sort', optional: true, of: ORDER_SORTS, description: '`due` by default.' })
  sort?: OrderSort;
}

/** A medicine as a doctor writes it. */
export class MedicineFormDto {
  @TextField({ label: 'Medicine', max: 120, printed: true })
  medicine!: string;

  @TextField({ label: 'Strength', max: 40, printed: true, measures: true })
  strength!: string;

  @ChoiceField({ label: 'Form', of: MEDICINE_FORMS })
  form!: MedicineForm;

  @TextField({ label: 'Dose', max: 60, printed: true, measures: true, description: '`1 tablet`, `5 ml`.' })
  dose!: string;

  @ChoiceField({ label: 'Frequency', of: FREQUENCIES })
  frequency!: Frequency;

  @IntegerField({ label: 'Days', min: 1, max: MEDICINE_DAYS_MAX })
  days!: number;

  @IntegerField({ label: 'Quantity', min: 1, max: MEDICINE_QUANTITY_MAX })
  quantity!: number;

  @TextField({
    label: 'Reason',
    optional: true,
    max: 500,
    description: 'Why it is given although something speaks against it; 409 `needs_reason` without one.',
  })
  alert_reason?: string;
}

export class PrescriptionItemFormDto extends MedicineFormDto {
  @ChoiceField({ label: 'Substitution', of: SUBSTITUTIONS })
  substitution!: Substitution;
}

/** What a doctor says of all that they prescribe at once, and by what they sign it. */
class SigningDto {
  @TextField({
    label: 'Reason',
    optional: true,
    max: 500,
    description: 'Why it is prescribed although nobody asked about allergies; 409 `needs_reason` without one.',
  })
  allergies_reason?: string;

  @SecretField({
    label: 'Password',
    optional: true,
    max: PASSWORD_MAX,
    description: 'Signs it. Not for an account that has none: there the session must be younger than 10 minutes.',
  })
  password?: string;

  @TextField({
    label: 'Registration number',
    optional: true,
    max: REGISTRATION_NUMBER_MAX,
    printed: true,
    description: 'Where the council’s number of the doctor is not known yet; else the known one is signed.',
  })
  registration_number?: string;
}

export class NewPrescriptionDto extends SigningDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Pharmacy', description: 'One of `GET /prescriptions/pharmacies`.' })
  pharmacy_id!: string;

  @ListField({ label: 'Items', of: PrescriptionItemFormDto, min: 1, max: PRESCRIPTION_ITEMS_MAX })
  items!: PrescriptionItemFormDto[];

  @TextField({ label: 'Note', optional: true, max: 500, description: 'Read by the pharmacy.' })
  note?: string;

  @MomentField({ label: 'Due', optional: true, description: 'In a day by default.' })
  due_at?: string;

  @IdField({
    label: 'Corrected prescription',
    optional: true,
    description: 'One of the same doctor that this one takes the place of; it is cancelled.',
  })
  replaces?: string;
}

export class DispensedItemDto {
  @IdField({ label: 'Item' })
  item_id!: string;

  @IntegerField({ label: 'Quantity', min: 0, max: MEDICINE_QUANTITY_MAX })
  quantity!: number;

  @TextField({
    label: 'Brand',
    optional: true,
    max: 120,
    printed: true,
    description: 'Of the same substance and strength, where the doctor allows it.',
  })
  brand?: string;
}

export class PrescriptionChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: PRESCRIPTION_STATES })
  status?: PrescriptionState;

  @ListField({
    label: 'Items',
    optional: true,
    of: DispensedItemDto,
    max: PRESCRIPTION_ITEMS_MAX,
    description: 'Of `dispensed`: what is handed out now.',
  })
  items?: DispensedItemDto[];

  @TextField({
    label: 'Handed over to',
    optional: true,
    max: 80,
    printed: true,
    description: 'Required for `delivered`.',
  })
  received_by?: string;

  @MomentField({ label: 'Handed over at', optional: true, description: 'Of `delivered`; now by default.' })
  delivered_at?: string;

  @TextField({ label: 'Reason', optional: true, max: 500, description: 'Required to cancel.' })
  reason?: string;

  @IdField({ label: 'Pharmacy', optional: true, description: 'Another one, after the first has declined.' })
  pharmacy_id?: string;
}

export class PrescriptionQuestionDto {
  @IdField({ label: 'Item' })
  item_id!: string;

  @TextField({ label: 'Question', max: 500 })
  question!: string;

  @TextField({ label: 'Proposed medicine', optional: true, max: 120, printed: true })
  proposed_medicine?: string;

  @TextField({ label: 'Proposed strength', optional: true, max: 40, printed: true, measures: true })
  proposed_strength?: string;
}

export class PrescriptionAnswerDto extends SigningDto {
  @ChoiceField({ label: 'Answer', of: QUERY_ANSWERS })
  answer!: QueryAnswer;

  @ObjectField({
    label: 'Given instead',
    of: MedicineFormDto,
    optional: true,
    description: 'In full, with its own dose: required for `other`, and to allow a medicine that was proposed.',
  })
  substitute?: MedicineFormDto;

  @TextField({ label: 'Note', optional: true, max: 500 })
  answer_note?: string;
}

export class PrescriptionItemDto implements PrescriptionItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  medicine!: string;

  @ApiProperty()
  strength!: string;

  @ApiProperty({ enum: MEDICINE_FORMS })
  form!: MedicineForm;

  @ApiProperty()
  dose!: string;

  @ApiProperty({ enum: FREQUENCIES })
  frequency!: Frequency;

  @ApiProperty({ type: 'integer' })
  days!: number;

  @ApiProperty({ type: 'integer' })
  quantity!: number;

  @ApiProperty({ enum: SUBSTITUTIONS })
  substitution!: Substitution;

  @ApiProperty({ type: 'integer' })
  dispensed_quantity!: number;

  @ApiProperty({ type: [MedicineAlertDto], description: 'What spoke against it when it was prescribed.' })
  alerts!: MedicineAlertDto[];

  @ApiProperty(TEXT_OR_NULL)
  alert_reason!: string | null;

  @ApiProperty({ description: 'False: the kept list does not know it, and nothing was checked.' })
  is_known!: boolean;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Handed out, of the same substance and strength.' })
  brand!: string | null;

  @ApiProperty({ ...ID_OR_NULL, description: 'The item that is given instead, with its own dose.' })
  replaced_by!: string | null;
}

export class PrescriptionQueryDto implements PrescriptionQuery {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  item_id!: string;

  @ApiProperty()
  question!: string;

  @ApiProperty(TEXT_OR_NULL)
  proposed_medicine!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  proposed_strength!: string | null;

  @ApiProperty({ format: 'date-time' })
  asked_at!: string;

  @ApiProperty({ type: OrderPersonDto })
  asked_by!: OrderPersonDto;

  @ApiProperty({ type: 'string', enum: [...QUERY_ANSWERS, null], nullable: true })
  answer!: QueryAnswer | null;

  @ApiProperty(TEXT_OR_NULL)
  answer_medicine!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  answer_note!: string | null;

  @ApiProperty(TIME_OR_NULL)
  answered_at!: string | null;

  @ApiProperty({ type: OrderPersonDto, nullable: true })
  answered_by!: OrderPersonDto | null;
}

export class DeliveredItemDto {
  @ApiProperty({ format: 'uuid' })
  item_id!: string;

  @ApiProperty({ type: 'integer' })
  quantity!: number;
}

export class PrescriptionDeliveryDto implements PrescriptionDelivery {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  received_by!: string;

  @ApiProperty({ format: 'date-time' })
  delivered_at!: string;

  @ApiProperty({ type: [DeliveredItemDto] })
  items!: DeliveredItemDto[];
}

export class PrescriptionSignatureDto implements PrescriptionSignature {
  @ApiProperty({ format: 'date-time' })
  signed_at!: string;

  @ApiProperty()
  signed_by!: string;

  @ApiProperty()
  registration_number!: string;

  @ApiProperty(TEXT_OR_NULL)
  council!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'As on the paper; null for the doctor, who gets no paper with a name.' })
  code!: string | null;
}

export class SignedFileDto {
  @NameField({ label: 'SHA-256', optional: true, pattern: SHA256_PATTERN, max: 64, description: 'Of a file at hand.' })
  sha256?: string;
}

export class VerifiedPrescriptionDto implements VerifiedPrescription {
  @ApiProperty({ enum: [...LETTER_STATES, 'changed', 'unknown'] })
  status!: VerifiedPrescription['status'];

  @ApiProperty(TEXT_OR_NULL)
  registration_number!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  council!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Of the patient of a valid one, as the next.' })
  initials!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  birth_year!: number | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  signed_on!: string | null;

  @ApiProperty({ type: 'boolean', nullable: true, description: 'Whether the file with this hash was signed.' })
  is_same_file!: boolean | null;
}

export class PrescriptionDto implements Prescription {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ format: 'uuid' })
  assignment_id!: string;

  @ApiProperty({ enum: PRESCRIPTION_STATES })
  status!: PrescriptionState;

  @ApiProperty()
  pharmacy!: string;

  @ApiProperty({ type: OrderPersonDto })
  written_by!: OrderPersonDto;

  @ApiProperty({ type: PrescriptionSignatureDto, nullable: true })
  signature!: PrescriptionSignatureDto | null;

  @ApiProperty({ ...ID_OR_NULL, description: 'The one that it corrects.' })
  replaces!: string | null;

  @ApiProperty({ type: OrderPatientDto })
  patient!: OrderPatientDto;

  @ApiProperty({ required: false })
  note?: string;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ type: [PrescriptionItemDto] })
  items!: PrescriptionItemDto[];

  @ApiProperty({ type: [PrescriptionQueryDto], required: false })
  queries?: PrescriptionQueryDto[];

  @ApiProperty({ type: [PrescriptionDeliveryDto] })
  deliveries!: PrescriptionDeliveryDto[];

  @ApiProperty({ description: 'The pharmacy has declined.' })
  is_declined!: boolean;

  @ApiProperty({ ...TEXT_OR_NULL, required: false })
  declined_reason?: string | null;

  @ApiProperty(TIME_OR_NULL)
  ready_at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, required: false })
  cancelled_reason?: string | null;

  @ApiProperty({ enum: Object.keys(PRESCRIPTION_WORKFLOW), isArray: true })
  steps!: PrescriptionStep[];

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class PrescriptionsPageDto extends pageDtoOf(PrescriptionDto) {}
