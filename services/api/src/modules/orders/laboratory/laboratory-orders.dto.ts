import {
  ACCESSION_MAX,
  type Comparator,
  COMPARATORS,
  LABORATORY_FLAGS,
  LABORATORY_STATES,
  LABORATORY_TESTS_MAX,
  type LaboratoryFlag,
  type LaboratoryState,
  METHOD_MAX,
  RESULT_TEXT_MAX,
} from '@ayana/contracts/journey';
import {
  AsWrittenField,
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  MomentField,
  SearchField,
  TextField,
  TextsField,
  WrittenNumberField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

export const ORDER_SORTS = ['due', 'created'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const LABORATORY_SORTS = [...ORDER_SORTS, 'urgent'] as const;
export type LaboratorySort = (typeof LABORATORY_SORTS)[number];

export class LaboratoryOrdersQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'Without it, one’s own worklist, without results.' })
  journey_id?: string;

  @IdField({ label: 'Assignment', optional: true })
  assignment_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: LABORATORY_STATES, max: LABORATORY_STATES.length })
  status?: LaboratoryState[];

  @FlagField({ label: 'Critical', optional: true, description: 'Those with critical results nobody has acknowledged.' })
  critical?: boolean;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description:
      'The number of the order, the tube or the case, as it was typed or scanned, or words of a name the caller sees.',
  })
  q?: string;

  @ChoiceField({
    label: 'Sort',
    optional: true,
    of: LABORATORY_SORTS,
    description: '`due` by default. `urgent`: critical results that nobody has acknowledged, then the oldest order.',
  })
  sort?: LaboratorySort;
}

export class NewLaboratoryOrderDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Laboratory', description: 'One of `GET /laboratory-orders/laboratories`.' })
  laboratory_id!: string;

  @TextsField({ label: 'Tests', max: LABORATORY_TESTS_MAX, length: 40, description: 'Codes of the catalogue.' })
  tests!: string[];

  @TextField({ label: 'Note', optional: true, max: 500, description: 'Read by the laboratory.' })
  note?: string;

  @MomentField({ label: 'Due', optional: true, description: 'In a day by default.' })
  due_at?: string;
}

export class LaboratoryOrderChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: LABORATORY_STATES })
  status?: LaboratoryState;

  @MomentField({ label: 'Sample taken at', optional: true, description: 'Of `sample_taken`; now by default.' })
  sampled_at?: string;

  @TextField({ label: 'Sample taken by', optional: true, max: 80, description: 'Required for `sample_taken`.' })
  sampled_by?: string;

  @AsWrittenField({
    label: 'Accession number',
    optional: true,
    max: ACCESSION_MAX,
    description: 'Of `sample_taken`: the number on the tube; one of ours by default.',
  })
  accession_number?: string;

  @TextField({
    label: 'Reason',
    optional: true,
    max: 500,
    description: 'Required to cancel, to reopen, and to reject a sample (back to `ordered`).',
  })
  reason?: string;

  @IdField({ label: 'Laboratory', optional: true, description: 'Another one, after the first has declined.' })
  laboratory_id?: string;
}

export class ResultFormDto {
  @TextField({ label: 'Test', max: 40, description: 'Its code.' })
  test!: string;

  @WrittenNumberField({
    label: 'Value',
    optional: true,
    min: 0,
    max: 9_999_999,
    length: RESULT_TEXT_MAX,
    description:
      'Of a test in numbers: a number, or as the laboratory writes it, `<0.01`, `5.04 mg/l`, `haemolysed`. Its digits are kept.',
  })
  value?: number | string;

  @ChoiceField({ label: 'Comparator', optional: true, of: COMPARATORS, description: 'Before the value.' })
  comparator?: Comparator;

  @AsWrittenField({
    label: 'Answer',
    optional: true,
    max: RESULT_TEXT_MAX,
    description: 'In words: the code of an answer, an organism, a text; of a test in numbers why there is none.',
  })
  text?: string;

  @ChoiceField({
    label: 'Flag',
    optional: true,
    of: LABORATORY_FLAGS,
    description: 'Where it is not the one that follows; required with a text, and where a comparator leaves it open.',
  })
  flag?: LaboratoryFlag;

  @AsWrittenField({ label: 'Reason', optional: true, max: 300, description: 'Required with such a flag.' })
  flag_reason?: string;

  @AsWrittenField({ label: 'Method', optional: true, max: METHOD_MAX, description: 'The method or the device.' })
  method?: string;

  @FlagField({ label: 'Confirmed', optional: true, description: 'A value far outside the range is right.' })
  confirmed?: boolean;
}

export class ResultsFormDto {
  @ListField({ label: 'Results', of: ResultFormDto, min: 1, max: LABORATORY_TESTS_MAX })
  results!: ResultFormDto[];

  @FlagField({ label: 'Finished', description: 'Every test has a value: it can be reviewed.' })
  finished!: boolean;
}
