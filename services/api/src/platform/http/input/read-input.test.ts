import { MinLength } from 'class-validator';
import { LastNameField, TextField } from './fields.js';
import { partialOf } from './partial.js';
import { readInput } from './read-input.js';

class PersonDto {
  @TextField({ label: 'Name', max: 20 })
  @MinLength(3, { message: 'Too short.' })
  name!: string;

  @LastNameField()
  last_name!: string;
}

class GuestDto extends PersonDto {
  @TextField({ label: 'City', max: 5 })
  city!: string;

  @TextField({ label: 'Name', max: 20, optional: true })
  override name!: string;
}

const refusals = (type: new () => object, value: object): string[] =>
  readInput(type, value).errors.map(({ field, message }) => `${field}: ${message}`);

test('a rule of class-validator beside a field counts, and the first broken one of each field is named', () => {
  expect(refusals(PersonDto, { name: 'Al', last_name: 'B' })).toEqual(['name: Too short.']);
  expect(refusals(PersonDto, { name: 5 })).toEqual(['name: Too short.', 'last_name: Please enter your last name.']);
});

test('a field that is declared once more is checked as there only, and own fields are named first', () => {
  expect(refusals(GuestDto, { city: 'too long', last_name: '<iframe>' })).toEqual([
    'city: City must be at most 5 characters.',
    'last_name: Last name must not contain scripts or embedded frames.',
  ]);
  expect(readInput(GuestDto, { name: 'Al', city: 'Al', last_name: '' })).toEqual({
    errors: [],
    input: { name: 'Al', city: 'Al', last_name: '' },
  });
});

test('of a change nothing is required, and what is given is checked', () => {
  const Change = partialOf(PersonDto);
  expect(refusals(Change, {})).toEqual([]);
  expect(refusals(Change, { name: 'Al', last_name: '' })).toEqual(['name: Too short.']);
});
