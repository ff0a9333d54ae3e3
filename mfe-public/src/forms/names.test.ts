import { fullNameOf, lastNameOf, NO_NAME, requiredNames } from './names';

test('a person with two names fills in both', () => {
  const values = { ...NO_NAME, firstName: ' Amina', lastName: 'Otieno ' };
  expect(requiredNames(values)).toEqual(['firstName', 'lastName']);
  expect(fullNameOf(values)).toBe('Amina Otieno');
});

test('a person with one name fills in one, and what was typed before is not sent', () => {
  const values = { firstName: 'Sukarno', lastName: '.', oneName: 'yes' };
  expect(requiredNames(values)).toEqual(['firstName']);
  expect([fullNameOf(values), lastNameOf(values)]).toEqual(['Sukarno', '']);
});
