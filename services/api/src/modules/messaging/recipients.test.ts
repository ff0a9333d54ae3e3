import { digitsOf, mailboxOf } from './recipients.js';

test.each([
  ['Amina.Otieno@Example.com', 'amina.otieno@example.com'],
  [' amina@example.com ', 'amina@example.com'],
  ['amina+clinic@example.com', 'amina@example.com'],
  ['amina+a+b@example.com', 'amina@example.com'],
  ['+amina@example.com', '+amina@example.com'],
  ['a.mina@example.com', 'a.mina@example.com'],
  ['A.min.a+x@gmail.com', 'amina@gmail.com'],
  ['amina@googlemail.com', 'amina@gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

test('a number is the same with any spacing', () => {
  expect(digitsOf('+254 (712) 345-678')).toBe(digitsOf('254712345678'));
});
