import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import { ChoiceField, IdField, MomentField, SecretField, TextField } from '../../platform/http/input/fields.js';

const KEY_LIMIT = 200;

export class HoldRequestDto {
  @MomentField({ label: 'Start', description: 'Of one of the free times.' })
  starts_at!: string;

  @ChoiceField({ label: 'Kind', of: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @SecretField({
    label: 'Holder key',
    optional: true,
    max: KEY_LIMIT,
    description: 'Of an earlier hold: the same time is prolonged, another takes its place.',
  })
  holder_key?: string;
}

export class ReleaseDto {
  @SecretField({ label: 'Holder key', max: KEY_LIMIT })
  holder_key!: string;
}

export class AppointmentTokenDto {
  @TextField({ label: 'Token', description: 'Of the link in the mail.' })
  token!: string;
}

export class MoveAppointmentDto extends AppointmentTokenDto {
  @IdField({ label: 'Time', description: 'A time of the same doctor and kind that is held.' })
  slot_id!: string;
}
