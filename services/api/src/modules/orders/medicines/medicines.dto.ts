import {
  type ListedMedicine,
  MEDICINE_ALERT_KINDS,
  type MedicineAlert,
  type MedicineAlertKind,
  type MedicineCheck,
  PRESCRIPTION_ITEMS_MAX,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { IdField, SearchField, TextsField } from '../../../platform/http/input/fields.js';

export class MedicineSearchDto {
  @SearchField({ label: 'Medicine', max: 120, description: 'Two letters or more of its generic name.' })
  q!: string;
}

export class ListedMedicineDto implements ListedMedicine {
  @ApiProperty({ description: 'Generic name.' })
  name!: string;

  @ApiProperty({ type: [String], description: 'ATC codes.' })
  codes!: string[];
}

export class ListedMedicinesDto {
  @ApiProperty({ type: [ListedMedicineDto] })
  items!: ListedMedicineDto[];
}

export class MedicineCheckFormDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @TextsField({
    label: 'Medicine',
    max: PRESCRIPTION_ITEMS_MAX,
    length: 120,
    description: 'Those of one prescription.',
  })
  medicines!: string[];

  @IdField({ label: 'Item', optional: true, description: 'Which the medicine replaces: it is not looked at.' })
  replaces?: string;

  @IdField({ label: 'Corrected prescription', optional: true, description: 'The prescription whose place they take.' })
  corrects?: string;
}

export class MedicineAlertDto implements MedicineAlert {
  @ApiProperty({ enum: MEDICINE_ALERT_KINDS })
  kind!: MedicineAlertKind;

  @ApiProperty()
  medicine!: string;

  @ApiProperty({ description: 'The allergy, or the other medicine.' })
  other!: string;
}

export class MedicineCheckDto implements MedicineCheck {
  @ApiProperty()
  medicine!: string;

  @ApiProperty({ type: [MedicineAlertDto] })
  alerts!: MedicineAlertDto[];

  @ApiProperty({ description: 'False: the list does not know it, and nothing was checked.' })
  is_known!: boolean;
}

export class MedicineChecksDto {
  @ApiProperty({ type: [MedicineCheckDto], description: 'In the order in which they were asked.' })
  items!: MedicineCheckDto[];
}
