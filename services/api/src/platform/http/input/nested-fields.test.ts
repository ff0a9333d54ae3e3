import type { FieldError } from '@ayana/contracts/problems';
import { AppError } from '../../app-error.js';
import { IntegerField, TextField } from './fields.js';
import { InputPipe } from './input.pipe.js';
import { ListField, ObjectField } from './nested-fields.js';

class PlaceDto {
  @TextField({ label: 'City' })
  city!: string;
}

class LineDto {
  @TextField({ label: 'Label', max: 20 })
  label!: string;

  @IntegerField({ label: 'Quantity', min: 1, max: 9 })
  quantity!: number;

  @ObjectField({ label: 'Place', optional: true, of: PlaceDto })
  place?: PlaceDto;
}

class QuoteDto {
  @ListField({ label: 'Lines', of: LineDto, min: 1, max: 3 })
  lines!: LineDto[];

  @ObjectField({ label: 'Address', optional: true, nullable: true, of: PlaceDto })
  address?: PlaceDto | null;
}

const read = (body: unknown): unknown => new InputPipe().transform(body, { type: 'body', metatype: QuoteDto });

function errorsOf(body: unknown): FieldError[] {
  try {
    read(body);
  } catch (error) {
    if (error instanceof AppError) return [...(error.errors ?? [])];
    throw error;
  }
  return [];
}
const fieldsOf = (body: unknown): string[] => errorsOf(body).map(({ field }) => field);

const line = { label: 'Room', quantity: 2 };

test('objects and lists are read and sanitised like other fields', () => {
  const quote = read({
    lines: [{ label: '  Room & board ', quantity: '2', place: { city: '<b>Delhi' } }, line],
    address: { city: ' Chennai ' },
  });
  expect(quote).toEqual({
    lines: [{ label: 'Room & board', quantity: 2, place: { city: '‹b›Delhi' } }, line],
    address: { city: 'Chennai' },
  });
  expect(quote).toBeInstanceOf(QuoteDto);
  expect((quote as QuoteDto).lines[0]?.place).toBeInstanceOf(PlaceDto);
});

test('every problem names its place', () => {
  expect(
    fieldsOf({
      lines: [line, { label: 'x'.repeat(21), quantity: 0, colour: 'red' }, { quantity: 1, place: { town: 'Pune' } }],
      address: { city: 5 },
    }),
  ).toEqual([
    'lines.1.colour',
    'lines.1.label',
    'lines.1.quantity',
    'lines.2.label',
    'lines.2.place.town',
    'lines.2.place.city',
    'address.city',
  ]);
});

test('a list has a smallest and a largest length, and holds objects only', () => {
  const messageOf = (lines: unknown) => errorsOf({ lines });
  expect(messageOf([line, line, line, line])).toEqual([{ field: 'lines', message: 'Lines must be at most 3.' }]);
  expect(messageOf([])).toEqual([{ field: 'lines', message: 'Lines must be at least 1.' }]);
  for (const lines of ['text', 5, {}, [line, null], [line, 'text'], [[line]]])
    expect(messageOf(lines)).toEqual([{ field: 'lines', message: 'Lines must be a list of objects.' }]);
  expect(messageOf(undefined)).toEqual([{ field: 'lines', message: 'Lines is required.' }]);
});

test('an object may be null where that is a value, and nothing else', () => {
  expect(read({ lines: [line], address: null })).toEqual({ lines: [line], address: null });
  for (const address of [[], 'text', 7, true])
    expect(errorsOf({ lines: [line], address })).toEqual([{ field: 'address', message: 'Address must be an object.' }]);
});

test('a field named like a part of the language is unknown, also within a list', () => {
  expect(fieldsOf({ lines: [{ ...line, constructor: 'x', toString: 'y', hasOwnProperty: 'z' }] })).toEqual([
    'lines.0.constructor',
    'lines.0.toString',
    'lines.0.hasOwnProperty',
  ]);
});
