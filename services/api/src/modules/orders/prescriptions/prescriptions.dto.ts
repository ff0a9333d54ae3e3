import {
  FREQUENCIES,
  type Frequency,
  MEDICINE_DAYS_MAX,
  MEDICINE_FORMS,
  MEDICINE_QUANTITY_MAX,
  type MedicineForm,
  PRESCRIPTION_ITEMS_MAX,
  PRESCRIPTION_STATES,
  type PrescriptionState,
  QUERY_ANSWERS,
  type QueryAnswer,
  REGISTRATION_NUMBER_MAX,
  SHA256_PATTERN,
  type Substitution,
  SUBSTITUTIONS,
} from '@ayana/contracts/journey';
import { PASSWORD_MAX } from '@ayana/contracts/identity';
import {
  ChoiceField,
  ChoicesField,
  IdField,
  IntegerField,
  MomentField,
  NameField,
  SearchField,
  SecretField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField, ObjectField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { ORDER_SORTS, type OrderSort } from '../laboratory/laboratory-orders.dto.js';

export class PrescriptionsQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'Without it, one’s own worklist.' })
  journey_id?: string;

  @IdField({ label: 'Assignment', optional: true })
  assignment_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: PRESCRIPTION_STATES, max: PRESCRIPTION_STATES.length })
  status?: PrescriptionState[];

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description:
      'The number of the prescription or the case, as it was typed or scanned, or words of a name the caller sees.',
  })
  q?: string;

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

  @TextField({
    label: 'Relation',
    optional: true,
    max: 60,
    printed: true,
    description: 'Of `delivered`: what they are to the patient, such as the patient, a daughter, a nurse.',
  })
  relation?: string;

  @TextField({
    label: 'Address',
    optional: true,
    max: 300,
    printed: true,
    description: 'Of `delivered`: where it was brought.',
  })
  address?: string;

  @IdField({
    label: 'Photo',
    optional: true,
    description: 'Of `delivered`: the id of a complete upload of the caller, of the hand-over or the signed note.',
  })
  proof_upload_id?: string;

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

export class SignedFileDto {
  @NameField({ label: 'SHA-256', optional: true, pattern: SHA256_PATTERN, max: 64, description: 'Of a file at hand.' })
  sha256?: string;
}
