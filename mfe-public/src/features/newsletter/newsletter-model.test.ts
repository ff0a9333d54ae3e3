import { newsletterPayload, newsletterProblems } from './newsletter-model';

it('the newsletter needs a valid e-mail and says where it came from', () => {
  expect(newsletterProblems({ email: '' })).toHaveLength(1);
  expect(newsletterProblems({ email: 'amina@mail' })).toHaveLength(1);
  expect(newsletterProblems({ email: ' amina@mail.example ' })).toEqual([]);
  expect(newsletterPayload({ email: ' amina@mail.example ' })).toEqual({
    email: 'amina@mail.example',
    source: 'website',
  });
});
