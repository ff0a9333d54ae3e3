import { PASSWORD_MESSAGES } from '@ayana/contracts/identity';
import { newPasswordProblem } from './password-rules.js';

const AMINA = { email: 'amina.otieno@example.com', first_name: 'Amina', last_name: 'Otieno Waseru' };

test.each([
  ['password', PASSWORD_MESSAGES.common],
  ['PASSWORD1', PASSWORD_MESSAGES.common],
  ['1q2w3e4r5t', PASSWORD_MESSAGES.common],
  ['football1', PASSWORD_MESSAGES.common],
  ['amina.otieno@example.com', PASSWORD_MESSAGES.personal],
  ['AMINA.OTIENO', PASSWORD_MESSAGES.personal],
  ['Amina Otieno Waseru', PASSWORD_MESSAGES.personal],
  ['otieno-waseru-amina', PASSWORD_MESSAGES.personal],
  ['otienowaseru', PASSWORD_MESSAGES.personal],
  ['seven77', PASSWORD_MESSAGES.length],
  ['aminas hat is blue', null],
  ['correct horse battery', null],
  ['пароль из четырёх слов', null],
  ['😀😃😄😁😆😅😂🙂', null],
])('%j', (password, problem) => {
  expect(newPasswordProblem(password, AMINA)).toBe(problem);
});

test('an empty name excludes no password', () => {
  expect(newPasswordProblem('an ordinary one', { email: 'a@b.co', first_name: ' ', last_name: null })).toBeNull();
});
