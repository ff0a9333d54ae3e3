import { defineMessages } from '@ayana/contracts/language';

export const TEST_PAGE_MESSAGES = defineMessages('api/test-pages', {
  not_on_list: 'Tests go to addresses of the allow-list only. It is set by TEST_RECIPIENTS.',
  unknown_template: 'There is no such email.',
  unknown_language: 'The site does not speak that language.',
  has_account: 'This address has an account already. Choose another one, or remove the test before.',
  already_confirmed: 'This address is confirmed already.',
  test_removed: 'This test was removed. Start another one.',
});
