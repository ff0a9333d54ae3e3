import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/system', {
  title: 'System',
  lead: 'How the site itself runs: what is released, what the database says, and what can be tried out.',
  pages: {
    releases: {
      title: 'Releases',
      text: 'Which version of each part is served and to how many visitors, and the way back.',
    },
    database: { title: 'Database', text: 'The size of the tables, and the questions that take the most time.' },
    forms: { title: 'Test forms', text: 'Every form of the public site, to try out.' },
    email: { title: 'Test email', text: 'Sends one email, to see whether it arrives.' },
  },
});
